import { brand, factColumn, factRows, sampleLine, scanCode } from './caption.ts';
import { headline } from './headline.ts';
import { landscape } from './landscape.ts';
import { dayColors } from './posterColors.ts';
import type { PosterFacts } from './posterFacts.ts';
import { type PosterLayout, posterLayouts, type PosterShape, posterSizes } from './posterLayout.ts';
import { type Sprite, spriteSign } from './spriteSign.ts';

/** A camp's poster as an SVG file that needs nothing but its faces: in day colors, without links and scripts. */
export function posterSvg(
  facts: PosterFacts,
  shape: PosterShape,
  { sprite }: { sprite: Sprite },
): string {
  const { width, height } = posterSizes[shape];
  const layout: PosterLayout = posterLayouts[shape];
  const { art, rise, sun, code } = layout;
  const { land, cloth } = facts;
  const { width: across, height: high } = art;
  const picture = { land, cloth, rise, sun, width: across, height: high };
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
