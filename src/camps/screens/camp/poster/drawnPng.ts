// Without the poster itself: other pictures are drawn by these, too.
import type { Sprite } from './spriteSign.ts';

type Size = { width: number; height: number };

/**
 * An SVG file of ours on a canvas, `scale` pixels for one of the drawing, to write its words on: the faces for them are there.
 * Nothing is asked from the network that is not precached.
 */
export async function drawnSvg(
  svg: string,
  { width, height }: Size,
  scale: number,
  faces: readonly { font: string; text?: string }[],
): Promise<{ canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await Promise.all([
    image.decode(),
    ...faces.map(({ font, text }) => document.fonts.load(font, text)),
  ]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * scale, height: height * scale });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0, width, height);
  return { canvas, context };
}

/** Rejects where the browser gives no file. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture is empty'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** The sprite is in every page once (build/spritePlugin.ts). */
export const spriteOfPage: Sprite = (id) => document.getElementById(id)?.innerHTML ?? '';
