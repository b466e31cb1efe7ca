import {
  dayColors,
  flagSvg,
  landscape,
  lineWidth,
  posterBrand,
  type Sprite,
  spriteSign,
  svgText,
} from '#camps/camps.ts';
import { site } from '#base/site.ts';
import { boardCopy } from '#planner/words/board.ts';
import { coveredCopy as copy } from '#planner/words/print.ts';
import { clothColors } from './drawPicture.ts';
import type { CoveredWeek } from './coveredWeek.ts';
import type { DaySign } from './daySign.ts';

/** Pixels. */
export const coveredSize = { width: 1080, height: 1350 } as const;
const art = { x: 40, y: 40, width: 1000, height: 740 };
/** How much higher the picture is for each row that three children would have and this family has not. */
const ROOM = 60;
const TEXT_X = 100;
/** The rows of the children, under the picture. */
const board = { left: 64, right: 1016, bottom: 1262 };
const LABEL = 54;
const ink = dayColors.ink;
const thread = dayColors['patch-thread'];

/** A covered week as an SVG file that needs nothing but its faces: in day colors, without links and scripts. */
export function coveredPicture(week: CoveredWeek, sprite: Sprite): string {
  const { width, height } = coveredSize;
  const more = ROOM * Math.max(0, 3 - week.rows.length);
  const high = art.height + more;
  const sun = { across: 0.75, up: 330 + more / 2, r: 104 };
  const land = { land: 2, cloth: 'teal', rise: 0.86, sun, width: art.width, height: high } as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" text-rendering="geometricPrecision">`,
    `<rect width="${width}" height="${height}" fill="${dayColors.paper}"/>`,
    `<clipPath id="art"><rect width="${art.width}" height="${high}" rx="34"/></clipPath>`,
    `<g transform="translate(${art.x} ${art.y})"><g clip-path="url(#art)">${landscape(land)}</g></g>`,
    flagSvg(week.dates, { left: art.x, x: TEXT_X, y: 96, width: 880, size: 38 }),
    svgText(copy.title, { x: TEXT_X, y: 286, size: 122, face: 'Calistoga', fill: ink }),
    svgText(boardCopy.everyone, { x: TEXT_X, y: 352, size: 42, face: 'Nunito Sans', fill: ink }),
    childRows(week, art.y + high + 32, sprite),
    posterBrand(site.brand, { right: 1030, y: 1316, size: 50 }, sprite),
    '</svg>',
  ].join('');
}

function childRows({ rows, weekdays }: CoveredWeek, from: number, sprite: Sprite): string {
  const hasLabels = weekdays.length > 0;
  const top = from + (hasLabels ? LABEL : 0);
  const tall = Math.min(176, (board.bottom - top) / Math.max(rows.length, 1));
  const disc = Math.min(tall * 0.84, 132);
  const left = board.left + disc + 44;
  const columns = Math.max(weekdays.length, ...rows.map(({ signs }) => signs.length), 5);
  const step = (board.right - left) / columns;
  const size = Math.min(disc, step * 0.86);
  const middle = (at: number) => left + step * (at + 0.5);
  // Few rows stand in the middle of their room.
  const first = top + (board.bottom - top - tall * rows.length) / 2;
  return [
    ...weekdays.map((day, at) => centered(day, middle(at), first - 14, 36, ink, 'Nunito Sans')),
    ...rows.map(({ initial, color, signs }, row) => {
      const y = first + tall * (row + 0.5);
      const cloth = clothColors[color];
      return [
        sewnDisc(board.left + disc / 2, y, disc, cloth),
        centered(initial, board.left + disc / 2, y + disc * 0.2, disc * 0.58, thread, 'Calistoga'),
        ...signs.map((sign, at) =>
          sign === null ? noCare(middle(at), y) : sewn(sign, middle(at), y, size, cloth, sprite),
        ),
      ].join('');
    }),
  ].join('');
}

/** The patch of an activity as it is; a glyph on cloth of the child's color. */
function sewn(
  sign: DaySign,
  x: number,
  y: number,
  size: number,
  cloth: string,
  sprite: Sprite,
): string {
  if (sign.startsWith('p-')) {
    return spriteSign(sprite, sign, { x: x - size / 2, y: y - size / 2, size: Math.round(size) });
  }
  const inner = Math.round(size * 0.46);
  const at = { x: x - inner / 2, y: y - inner / 2, size: inner, color: thread };
  return sewnDisc(x, y, size * 0.94, cloth) + spriteSign(sprite, sign, at);
}

function sewnDisc(x: number, y: number, across: number, cloth: string): string {
  const r = across / 2;
  const at = `cx="${Math.round(x)}" cy="${Math.round(y)}"`;
  return `<circle ${at} r="${Math.round(r)}" fill="${cloth}"/><circle ${at} r="${Math.round(r * 0.86)}" fill="none" stroke="${thread}" stroke-width="3" stroke-dasharray="9 6" stroke-linecap="round"/>`;
}

/** School is on that day, or there is none. */
const noCare = (x: number, y: number): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="7" fill="${dayColors['ink-soft']}" opacity=".4"/>`;

function centered(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  face: 'Calistoga' | 'Nunito Sans',
): string {
  const half = (lineWidth(text, face) * size) / 2;
  return svgText(text, {
    x: Math.round(x - half),
    y: Math.round(y),
    size: Math.round(size),
    face,
    fill,
  });
}
