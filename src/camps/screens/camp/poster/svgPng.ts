import { pngOf } from './drawnPng.ts';
import { type PosterTextLine, withoutText } from './svgText.ts';

type Size = { width: number; height: number };

/**
 * Draws an SVG file of ours as a PNG on this device, with nothing from the network that is not precached. `scale`: pixels
 * of the picture for one of the drawing. The page writes the words with its own faces: engines draw a picture before
 * faces inside it are ready, Safari and Chromium without its letters.
 */
export async function svgPng(svg: string, { width, height }: Size, scale: number): Promise<Blob> {
  const { drawing, lines } = withoutText(svg);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await Promise.all([
    image.decode(),
    ...lines.map((line) => document.fonts.load(fontOf(line), line.text)),
  ]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * scale, height: height * scale });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0, width, height);
  for (const line of lines) {
    context.font = fontOf(line);
    context.fillStyle = line.fill;
    context.fillText(line.text, line.x, line.y);
  }
  return pngOf(canvas);
}

const fontOf = ({ weight, size, family }: PosterTextLine) => `${weight} ${size}px ${family}`;
