import { drawnSvg, pngOf } from './drawnPng.ts';
import { type PosterTextLine, withoutText } from './svgText.ts';

type Size = { width: number; height: number };

/**
 * Draws an SVG file of ours as a PNG on this device, `scale` pixels for one of the drawing. The page writes the words with its
 * own faces: engines draw a picture before faces inside it are ready, Safari and Chromium without its letters.
 */
export async function svgPng(svg: string, size: Size, scale: number): Promise<Blob> {
  const { drawing, lines } = withoutText(svg);
  const faces = lines.map((line) => ({ font: fontOf(line), text: line.text }));
  const { canvas, context } = await drawnSvg(drawing, size, scale, faces);
  for (const line of lines) {
    context.font = fontOf(line);
    context.fillStyle = line.fill;
    context.fillText(line.text, line.x, line.y);
  }
  return pngOf(canvas);
}

const fontOf = ({ weight, size, family }: PosterTextLine) => `${weight} ${size}px ${family}`;
