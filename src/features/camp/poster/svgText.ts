import type { Face } from './setText.ts';

/** Text as it may stand in an XML file: escaped, without control characters and halves of characters. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    // oxlint-disable-next-line no-control-regex -- XML 1.0 allows none of them, not even escaped
    .replaceAll(/[\u0000-\u001f\u007f\ufffe\uffff]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** What the device draws letters with that our fonts lack. */
const others: Record<Face, string> = {
  Calistoga: 'Calistoga More, Georgia, serif',
  'Nunito Sans': 'Nunito Sans More, system-ui, sans-serif',
};

type Line = { x: number; y: number; size: number; face: Face; fill: string };

/** One line of text. The build draws it as outlines instead (build/posters/outlineText.ts). */
export function svgText(text: string, { x, y, size, face, fill }: Line): string {
  const weight = face === 'Calistoga' ? 400 : 750;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" font-family="${face}, ${others[face]}" fill="${fill}">${xmlText(text)}</text>`;
}

/** To a tenth of a pixel. */
export const round = (value: number) => Math.round(value * 10) / 10;
