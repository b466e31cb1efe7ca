import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { posterFacts } from './posterFacts.ts';
import { posterSvg } from './posterSvg.ts';
import type { Sprite } from './spriteSign.ts';

/** The picture of a shared link to a camp's page on a day (YYYY-MM-DD), as an SVG file of 1200 x 630 pixels. */
export const campSharePicture = (known: KnownCamp, day: string, sprite: Sprite): string =>
  posterSvg(posterFacts(known, day), 'wide', { sprite });
