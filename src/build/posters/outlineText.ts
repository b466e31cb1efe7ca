import type { FaceName, LoadedFace } from './loadFace.ts';

const line =
  /<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)" font-weight="\d+" font-family="([^",]+)[^"]*" fill="([^"]+)">([^<]*)<\/text>/g;

/**
 * Replaces the lines of text of an SVG (features/camp/poster/svgText.ts) by the outlines of their letters: pictures
 * come out the same on every machine, whatever fonts it has. A line that holds a letter which the face lacks stays.
 */
export function outlineText(svg: string, faces: Readonly<Record<FaceName, LoadedFace>>): string {
  return svg.replaceAll(
    line,
    (text: string, x: string, y: string, size: string, name: string, fill: string, xml: string) => {
      const face = isFace(name, faces) ? faces[name] : null;
      const words = plain(xml);
      if (face === null || !face.covers(words)) return text;
      const scale = Number(size) / face.unitsPerEm;
      const glyphs = face
        .glyphs(words)
        .filter(({ d }) => d !== '')
        .map(({ d, x: left, y: up }) => `<path transform="translate(${left} ${up})" d="${d}"/>`);
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
    },
  );
}

const isFace = (name: string, faces: object): name is FaceName => Object.hasOwn(faces, name);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (xml: string) =>
  xml.replaceAll(/&(amp|lt|gt|quot);/g, (written, name: string) => entities[name] ?? written);
