import { campCopy } from '#camps/words/camp/camp.ts';
import { dayColors } from './posterColors.ts';
import type { PosterFacts } from './posterFacts.ts';
import type { PosterLayout } from './posterLayout.ts';
import { qrPath } from '#base/qr/qrPath.ts';
import { lineWidth, setText } from './setText.ts';
import { type Sprite, spriteSign } from './spriteSign.ts';
import { round, svgText } from './svgText.ts';

const face = 'Nunito Sans';
const STEP = 1.3;
/** The distance from a fact's sign to its text, and between facts in a row, in font sizes. */
const INDENT = 1.5;
const GAP = 1.1;

type FactsBox = PosterLayout['facts'];

/** One below the other, in the largest size at which all of them fit. */
export function factColumn({ facts }: PosterFacts, box: FactsBox, sprite: Sprite): string {
  const { x, y, width, height, sizes } = box;
  for (const size of sizes) {
    const isLast = size === sizes.at(-1);
    const most = isLast ? 1 : 2;
    const set = facts.map(({ glyph, text }) => ({
      glyph,
      ...setText(text, { face, sizes: [size], width: width - size * INDENT, most }),
    }));
    const count = set.reduce((sum, { lines }) => sum + lines.length, 0);
    if (!isLast && (count * size * STEP > height || set.some(({ isWhole }) => !isWhole))) continue;
    // Few facts may breathe.
    const step = Math.min(height / Math.max(count, 1), size * 1.5);
    let line = 0;
    return set
      .map(({ glyph, lines }) => {
        const from = line;
        line += lines.length;
        return lines
          .map((text, at) =>
            factLine(
              text,
              at === 0 ? glyph : null,
              { x, y: y + step * (from + at + 0.5), size },
              sprite,
            ),
          )
          .join('');
      })
      .join('');
  }
  return '';
}

/** Lays facts out in one row if they fit in large type, else in two. */
export function factRows({ facts }: PosterFacts, box: FactsBox, sprite: Sprite): string {
  const { x, y, width, height, sizes } = box;
  const large = sizes.slice(0, 2).map((size) => ({ ...rowsAt(facts, size, width), most: 1 }));
  const small = sizes.map((size) => ({ ...rowsAt(facts, size, width), most: 2 }));
  const fitting = [...large, ...small].find(
    ({ rows, most, isWhole }) => isWhole && rows.length <= most,
  );
  const { rows, size } = fitting ?? rowsAt(facts, sizes.at(-1) ?? 0, width);
  const shown = rows.slice(0, 2);
  const step = height / 2;
  const top = y + (height - step * shown.length) / 2;
  return shown
    .flatMap((row, at) =>
      row.map(({ glyph, words, left }) =>
        factLine(words, glyph, { x: x + left, y: top + step * (at + 0.5), size }, sprite),
      ),
    )
    .join('');
}

type Row = { glyph: string; words: string; left: number }[];

/** Fills rows with as many facts as fit and cuts a fact that is wider than a row. */
function rowsAt(facts: PosterFacts['facts'], size: number, width: number) {
  const rows: Row[] = [];
  let isWhole = true;
  let left = 0;
  for (const { glyph, text } of facts) {
    const set = setText(text, { face, sizes: [size], width: width - size * INDENT, most: 1 });
    const words = set.lines[0] ?? '';
    const wide = size * (INDENT + lineWidth(words, face));
    isWhole &&= set.isWhole;
    if (rows.length === 0 || left + wide > width) {
      rows.push([]);
      left = 0;
    }
    rows.at(-1)?.push({ glyph, words, left });
    left += wide + size * GAP;
  }
  return { rows, isWhole, size };
}

type Place = { x: number; y: number; size: number };

/** `y` is the middle of the line. */
function factLine(
  text: string,
  glyph: string | null,
  { x, y, size }: Place,
  sprite: Sprite,
): string {
  const sign =
    glyph === null
      ? ''
      : spriteSign(sprite, `g-${glyph}`, { x, y: y - size / 2, size, color: dayColors.teal });
  const words = {
    x: round(x + size * INDENT),
    y: round(y + size * 0.35),
    size,
    face,
    fill: dayColors.ink,
  } as const;
  return sign + svgText(text, words);
}

/** Ink on white with its quiet zone, in whole pixels, so that it prints crisp. */
export function scanCode(url: string, box: { right: number; y: number; size: number }): string {
  const code = qrPath(url);
  if (code === null) return '';
  const pixel = Math.max(1, Math.floor(box.size / code.count));
  const side = pixel * code.count;
  const x = box.right - side;
  return `<rect x="${x}" y="${box.y}" width="${side}" height="${side}" rx="10" fill="#ffffff"/><path transform="translate(${x} ${box.y}) scale(${pixel})" d="${code.d}" fill="${dayColors.ink}" shape-rendering="crispEdges"/>`;
}

/** The mark and the name of the site, ending at `right`; `y` is their baseline. */
export function brand(
  name: string,
  { right, y, size }: { right: number; y: number; size: number },
  sprite: Sprite,
): string {
  const type = size * 0.86;
  const x = right - lineWidth(name, 'Calistoga') * type;
  const mark = { x: x - size * 1.16, y: y - size * 0.84, size, color: dayColors['patch-pine'] };
  return (
    spriteSign(sprite, 'mark', mark) +
    svgText(name, { x: round(x), y, size: type, face: 'Calistoga', fill: dayColors.ink })
  );
}

export const sampleLine = ({ x, y, size }: Place): string =>
  svgText(campCopy.sample, { x, y, size, face, fill: dayColors['ink-soft'] });
