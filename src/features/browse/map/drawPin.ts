import type { MapColors } from './mapColors.ts';
import { PIN_BODY, PIN_BOX, PIN_DOT, PIN_TENT } from '#parts/map/pinShape.ts';

/** Sharp on every screen there is. */
export const PIN_PIXEL_RATIO = 3;

/** The pin as pixels: drawn here, so that no picture has to be fetched or allowed by the policy. */
export function drawPin(featured: boolean, colors: MapColors): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = PIN_BOX.width * PIN_PIXEL_RATIO;
  canvas.height = PIN_BOX.height * PIN_PIXEL_RATIO;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser gives no canvas to draw on');
  pen.scale(PIN_PIXEL_RATIO, PIN_PIXEL_RATIO);
  pen.translate(-PIN_BOX.left, -PIN_BOX.top);
  const body = new Path2D(PIN_BODY);
  pen.lineWidth = 2.5;
  pen.strokeStyle = colors.edge;
  pen.fillStyle = featured ? colors.featured : colors.basic;
  fill(pen, body);
  pen.stroke(body);
  pen.fillStyle = featured ? colors.onFeatured : colors.onBasic;
  fill(pen, new Path2D(featured ? PIN_TENT : PIN_DOT));
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

function fill(pen: CanvasRenderingContext2D, shape: Path2D): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  pen.fill(shape);
}
