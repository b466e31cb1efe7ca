import type { Face } from './setText.ts';

/** Text for an XML file: escaped, without control characters and halves of characters. */
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
  Calistoga: 'Georgia, serif',
  'Nunito Sans': 'system-ui, sans-serif',
};

type Line = { x: number; y: number; size: number; face: Face; fill: string };

/** One line of text. The build replaces it with outlines (build/posters/outlineText.ts); a page draws it. */
export function svgText(text: string, { x, y, size, face, fill }: Line): string {
  const weight = face === 'Calistoga' ? 400 : 750;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" font-family="${face}, ${others[face]}" fill="${fill}">${xmlText(text)}</text>`;
}

export type PosterTextLine = {
  x: number;
  y: number;
  size: number;
  weight: string;
  family: string;
  fill: string;
  text: string;
};

const line =
  /<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)" font-weight="(\d+)" font-family="([^"]+)" fill="([^"]+)">([^<]*)<\/text>/g;

/** An SVG file of ours with each line of text replaced by the result of `draw`; `written` is the original line. */
export function replaceText(
  svg: string,
  draw: (line: PosterTextLine, written: string) => string,
): string {
  return svg.replaceAll(line, (written: string, ...parts: string[]) => {
    const [x, y, size, weight = '', family = '', fill = '', xml = ''] = parts;
    const place = { x: Number(x), y: Number(y), size: Number(size) };
    return draw({ ...place, weight, family, fill, text: plainText(xml) }, written);
  });
}

/** An SVG file of ours without its lines of text, and those. */
export function withoutText(svg: string): { drawing: string; lines: PosterTextLine[] } {
  const lines: PosterTextLine[] = [];
  const drawing = replaceText(svg, (text) => {
    lines.push(text);
    return '';
  });
  return { drawing, lines };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plainText = (xml: string) =>
  xml.replaceAll(/&(amp|lt|gt|quot);/g, (written, name: string) => entities[name] ?? written);

/** Rounds to a tenth of a pixel. */
export const round = (value: number) => Math.round(value * 10) / 10;
