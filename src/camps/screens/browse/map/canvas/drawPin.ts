import { PIN_BODY, PIN_BOX, PIN_DOT, PIN_TENT } from '../../../parts/map/pinShape.ts';
import { PIN_IMAGES, type PinImage } from './pinLayers.ts';
import type { MapColors } from '../../../parts/map/basemap/useMapColors.ts';

/** Enough for the sharpest screens. */
export const PIN_PIXEL_RATIO = 3;

/** The pin as pixels; drawn here, so no image has to be fetched. */
export function drawPin(id: PinImage, colors: MapColors): ImageData {
  const featured = id === PIN_IMAGES.featured;
  const canvas = document.createElement('canvas');
  canvas.width = PIN_BOX.width * PIN_PIXEL_RATIO;
  canvas.height = PIN_BOX.height * PIN_PIXEL_RATIO;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no 2D canvas');
  context.scale(PIN_PIXEL_RATIO, PIN_PIXEL_RATIO);
  context.translate(-PIN_BOX.left, -PIN_BOX.top);
  const body = new Path2D(PIN_BODY);
  context.lineWidth = 2.5;
  context.strokeStyle = colors.edge;
  context.fillStyle = featured ? colors.featured : colors.basic;
  fill(context, body);
  context.stroke(body);
  context.fillStyle = featured ? colors.onFeatured : colors.onBasic;
  fill(context, new Path2D(featured ? PIN_TENT : PIN_DOT));
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function fill(context: CanvasRenderingContext2D, shape: Path2D): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(shape);
}
