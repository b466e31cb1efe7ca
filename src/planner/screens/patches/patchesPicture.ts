import { pngOf, spriteOfPage, spriteSign } from '#camps/camps.ts';
import { site } from '#base/site.ts';
import type { CountedPatch } from '#camps/rules/camp/activityPatches.ts';
import { clothColors, PICTURE_WIDTH, pictureColors } from '../print/drawPicture.ts';
import type { ChildColor } from '#family/rules/profile.ts';

const COLUMNS = 3;
const SIGN = 240;
const EDGE = 90;
const TOP = 330;

type PatchesPicture = {
  initial: string;
  color: ChildColor;
  title: string;
  patches: readonly CountedPatch[];
};

/**
 * A child's new patches as a PNG picture to send, in light colors: an initial and patches, nothing that says who or where.
 * Rejects when the browser gives no canvas or no file.
 */
export async function patchesPicture({
  initial,
  color,
  title,
  patches,
}: PatchesPicture): Promise<Blob> {
  const step = (PICTURE_WIDTH - 2 * EDGE) / COLUMNS;
  const rows = Math.ceil(patches.length / COLUMNS);
  const height = TOP + rows * step + 110;
  const placed = patches.map(({ activity, camps }, index) => {
    // A last row that is not full stands in the middle.
    const inRow = Math.min(COLUMNS, patches.length - Math.floor(index / COLUMNS) * COLUMNS);
    const column = (index % COLUMNS) + (COLUMNS - inRow) / 2;
    const x = EDGE + (column + 0.5) * step - SIGN / 2;
    return { activity, camps, x, y: TOP + Math.floor(index / COLUMNS) * step };
  });
  const signs = placed.map(({ activity, x, y }) =>
    spriteSign(spriteOfPage, `p-${activity}`, { x, y, size: SIGN }),
  );
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${height}">${signs.join('')}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await Promise.all([image.decode(), ...FACES.map((face) => document.fonts.load(face))]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: PICTURE_WIDTH, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  context.fillStyle = pictureColors.paper;
  context.fillRect(0, 0, PICTURE_WIDTH, height);
  const write = (text: string, x: number, y: number, font: string, ink: string) => {
    Object.assign(context, { font, fillStyle: ink, textAlign: 'center' });
    context.fillText(text, x, y);
  };
  const disc = (x: number, y: number, radius: number, ink: string) => {
    context.fillStyle = ink;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  const middle = PICTURE_WIDTH / 2;
  disc(middle, 130, 76, clothColors[color]);
  write(initial, middle, 155, FACES[0], pictureColors['patch-thread']);
  write(title, middle, 282, FACES[1], pictureColors.ink);
  context.drawImage(image, 0, 0);
  for (const { camps, x, y } of placed) {
    if (camps < 2) continue;
    disc(x + SIGN - 24, y + SIGN - 24, 36, pictureColors['coral-ink']);
    write(`${camps}`, x + SIGN - 24, y + SIGN - 10, FACES[2], pictureColors['patch-thread']);
  }
  write(site.brand, middle, height - 50, FACES[2], pictureColors['ink-soft']);
  return pngOf(canvas);
}

const FACES = ['400 76px Calistoga', '400 60px Calistoga', '800 40px Nunito Sans'] as const;
