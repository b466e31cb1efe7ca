import { embeddedFaces } from './embeddedFaces.ts';
import type { PosterFacts } from './posterFacts.ts';
import { posterSizes } from './posterLayout.ts';
import { posterSvg } from './posterSvg.ts';
import { spriteOfPage } from './spriteOfPage.ts';

export type DrawnPoster = {
  /** The drawing itself as the address of an image: as crisp as the printer. */
  drawing: string;
  /** The same as a PNG. */
  picture: Blob;
};

/** Draws a poster on this device, with nothing from the network that is not precached. */
export async function drawPoster(facts: PosterFacts): Promise<DrawnPoster> {
  const style = await embeddedFaces();
  const svg = posterSvg(facts, 'tall', { sprite: spriteOfPage, style });
  const drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, posterSizes.tall);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.drawImage(image, 0, 0);
  return { drawing, picture: await pngOf(canvas) };
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture is empty'));
      else resolve(blob);
    }, 'image/png');
  });
}
