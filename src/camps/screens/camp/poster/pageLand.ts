import { dayColors, type Shades } from './posterColors.ts';
import { drawLand } from './landscape.ts';
import { recordOf } from '#base/text/recordOf.ts';

/** The parts of a land whose color follows the camp: head/CampHead.module.css has them by day and at night. */
const own = (name: string) => `var(--land-${name})`;

const shades: Shades = {
  // What has a color of its own is a token of the page, by the same name.
  paint: {
    ...dayColors,
    ...recordOf(Object.keys(dayColors).map((name) => [name, `var(--${name})`])),
  },
  sky: [own('sky'), own('ring-1'), own('ring-2'), own('ring-3'), own('ring-4')],
  sun: own('sun'),
  far: own('far'),
  city: own('city'),
  mid: own('mid'),
  near: own('near'),
  front: own('front'),
  deep: own('deep'),
  leaf: own('leaf'),
  water: own('water'),
  glint: own('glint'),
  tent: own('tent'),
  crowns: [own('crown-1'), own('crown-2'), own('crown-3')],
};

const size = { width: 1200, height: 320 };

/**
 * The lands of all camps' pages as one file, public/pictures/lands.svg: a page shows one of them with its own colors,
 * which reach into the file. Drawn for a band whose right two thirds a phone shows.
 */
export function pageLands(): string {
  const symbols = ([0, 1, 2] as const).map((land) => {
    const sun = { across: 0.74, up: 142, r: 40 };
    const drawing = drawLand({ ...size, land, rise: 0.42, sun, shift: 0.13 }, shades);
    return `<symbol id="land-${land}" viewBox="0 0 ${size.width} ${size.height}" overflow="visible">${drawing}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
