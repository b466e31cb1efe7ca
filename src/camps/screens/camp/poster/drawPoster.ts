import type { PosterFacts } from './posterFacts.ts';
import { posterSizes } from './posterLayout.ts';
import { posterSvg } from './posterSvg.ts';
import { spriteOfPage } from './drawnPng.ts';
import { svgPng } from './svgPng.ts';

/** 300 dots an inch on letter paper. */
const SCALE = 2;

/** A camp's poster as a PNG to send or to print. */
export const drawPoster = (facts: PosterFacts): Promise<Blob> =>
  svgPng(posterSvg(facts, 'tall', { sprite: spriteOfPage }), posterSizes.tall, SCALE);
