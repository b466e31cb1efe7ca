// Without the poster itself: other pictures are drawn by these, too.
import type { Sprite } from './spriteSign.ts';

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
