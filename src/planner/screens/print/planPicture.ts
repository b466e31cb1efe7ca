import { breakName } from '#planner/words/board.ts';
import { printCopy as copy } from '#planner/words/print.ts';
import { breakRange } from '../pieces/formatDays.ts';
import type { PlanView } from '../PlanContext.ts';
import { site } from '#base/site.ts';
import { pngOf } from '#camps/camps.ts';
import { drawPicture, PICTURE_WIDTH } from './drawPicture.ts';
import { pictureDays, type PictureNames } from './pictureDays.ts';

/**
 * The shown week as a PNG picture to send: day by day who is where, in light colors, whatever the screen has. Draws with
 * the page's own typefaces; sends nothing. Rejects when the browser gives no canvas or no file.
 */
export async function planPicture(
  plan: Pick<PlanView, 'state' | 'children' | 'camps' | 'shown' | 'week' | 'today'>,
  names: PictureNames,
): Promise<Blob> {
  const { shown, week } = plan;
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
  const picture = {
    title: breakName(shown),
    subtitle: breakRange(shown, week),
    days: pictureDays(plan, week, names),
    footer: copy.drawn(site.brand),
  };
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  // Setting the height clears the canvas: the first drawing only measures.
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  canvas.height = drawPicture(context, picture);
  drawPicture(context, picture);
  return pngOf(canvas);
}

const FACES = ['400 64px Calistoga', '600 34px Nunito Sans', '800 34px Nunito Sans'];
