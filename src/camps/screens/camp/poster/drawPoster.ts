import type { PosterFacts } from './posterFacts.ts';
import { posterSizes } from './posterLayout.ts';
import { posterSvg } from './posterSvg.ts';
import { type PosterTextLine, withoutText } from './svgText.ts';
import { pngOf, spriteOfPage } from './drawnPng.ts';

/** 300 dots an inch on letter paper. */
const SCALE = 2;

/**
 * Draws a poster as a PNG on this device, with nothing from the network that is not precached. The page writes the
 * words with its own faces: engines draw a picture before faces inside it are ready, Safari and Chromium without
 * its letters.
 */
export async function drawPoster(facts: PosterFacts): Promise<Blob> {
  const { drawing, lines } = withoutText(posterSvg(facts, 'tall', { sprite: spriteOfPage }));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await Promise.all([
    image.decode(),
    ...lines.map((line) => document.fonts.load(fontOf(line), line.text)),
  ]);
  const { width, height } = posterSizes.tall;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * SCALE, height: height * SCALE });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.scale(SCALE, SCALE);
  context.drawImage(image, 0, 0, width, height);
  for (const line of lines) {
    context.font = fontOf(line);
    context.fillStyle = line.fill;
    context.fillText(line.text, line.x, line.y);
  }
  return pngOf(canvas);
}

const fontOf = ({ weight, size, family }: PosterTextLine) => `${weight} ${size}px ${family}`;
