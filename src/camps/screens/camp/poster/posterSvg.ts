import { brand, factColumn, factRows, sampleLine, scanCode } from './caption.ts';
import { landscape } from './landscape.ts';
import { dayColors } from './posterColors.ts';
import type { PosterFacts } from './posterFacts.ts';
import { type PosterLayout, posterLayouts, type PosterShape, posterSizes } from './posterLayout.ts';
import { flagSvg } from './flagSvg.ts';
import { type Sprite, spriteSign } from './spriteSign.ts';
import { type SetText, setText } from './setText.ts';
import { round, svgText } from './svgText.ts';

const ink = dayColors.ink;
const TITLE_STEP = 1.02;

/** The season's flag, the name and what it is about: in the calm corner of the sky. */
function headline(facts: PosterFacts, { art, text, flag, name, theme }: PosterLayout): string {
  const { x, width } = text;
  const hasFlag = facts.season !== '';
  const title = titleOf(facts.name, width, name);
  const what = setText(facts.theme, { face: 'Nunito Sans', width, ...theme });
  const top = text.y + (hasFlag ? flag * 2.4 : flag * 0.4);
  const titleBase = (at: number) => top + title.size * (0.82 + at * TITLE_STEP);
  const below = titleBase(title.lines.length - 1) + title.size * 0.3;
  return [
    hasFlag ? flagSvg(facts.season, { left: art.x, x, y: text.y, width, size: flag }) : '',
    ...title.lines.map((line, at) =>
      svgText(line, { x, y: round(titleBase(at)), size: title.size, face: 'Calistoga', fill: ink }),
    ),
    ...what.lines.map((line, at) => {
      const y = round(below + what.size * (1 + at * 1.26));
      return svgText(line, { x, y, size: what.size, face: 'Nunito Sans', fill: ink });
    }),
  ].join('');
}

/** The largest size whose lines fit both ways. */
function titleOf(
  name: string,
  width: number,
  { sizes, most, height }: PosterLayout['name'],
): SetText {
  for (const size of sizes) {
    const lines = Math.min(most, Math.floor(height / (size * TITLE_STEP)));
    const set = setText(name, { face: 'Calistoga', sizes: [size], width, most: lines });
    if (set.isWhole || size === sizes.at(-1)) return set;
  }
  return { size: 0, lines: [], isWhole: false };
}

/** A camp's poster as an SVG file that needs nothing but its faces: in day colors, without links and scripts. */
export function posterSvg(
  facts: PosterFacts,
  shape: PosterShape,
  { sprite }: { sprite: Sprite },
): string {
  const { width, height } = posterSizes[shape];
  const layout: PosterLayout = posterLayouts[shape];
  const { art, rise, sun, code } = layout;
  const { land, cloth, trees } = facts;
  const { width: across, height: high } = art;
  const picture = { land, cloth, trees, rise, sun, width: across, height: high };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" text-rendering="geometricPrecision">`,
    `<rect width="${width}" height="${height}" fill="${dayColors.paper}"/>`,
    `<clipPath id="art"><rect width="${art.width}" height="${art.height}" rx="${art.round}"/></clipPath>`,
    `<g transform="translate(${art.x} ${art.y})"><g clip-path="url(#art)">${landscape(picture)}</g></g>`,
    headline(facts, layout),
    sewnPatches(facts.patches, layout, sprite),
    code === null ? factRows(facts, layout.facts, sprite) : factColumn(facts, layout.facts, sprite),
    code === null ? '' : scanCode(facts.url, code),
    brand(facts.brand, layout.brand, sprite),
    facts.isSample ? sampleLine(layout.sample) : '',
    '</svg>',
  ].join('');
}

/** Sewn on where the picture meets the paper. */
function sewnPatches(ids: readonly string[], { art, patches }: PosterLayout, sprite: Sprite) {
  const { x, size, from } = patches;
  const step = size * 1.1;
  const left = from === 'left' ? x : x - step * ids.length + size * 0.1;
  const y = art.y + art.height - size * 0.6;
  return ids
    .map((id, at) => spriteSign(sprite, `p-${id}`, { x: left + at * step, y, size }))
    .join('');
}
