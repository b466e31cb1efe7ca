import { replaceText } from '../../camps/screens/camp/poster/svgText.ts';
import type { FaceName, Faces } from './loadFaces.ts';

/**
 * Replaces the lines of text of a poster by the outlines of their letters: pictures come out the same on every machine,
 * whatever fonts it has. A line that holds a letter which the face lacks stays.
 */
export function outlineText(svg: string, faces: Faces): string {
  return replaceText(svg, ({ text, x, y, size, family, fill }, written) => {
    const [name = ''] = family.split(',');
    const face = isFace(name, faces) ? faces[name] : null;
    if (face === null || !face.covers(text)) return written;
    const scale = size / face.unitsPerEm;
    const glyphs = face
      .glyphs(text)
      .filter(({ d }) => d !== '')
      .map(({ d, x: left, y: up }) => `<path transform="translate(${left} ${up})" d="${d}"/>`);
    return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
  });
}

const isFace = (name: string, faces: Faces): name is FaceName => Object.hasOwn(faces, name);
