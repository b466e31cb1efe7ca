import { drawnSvg, pngOf, spriteOfPage, spriteSign } from '#camps/camps.ts';
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
  const middle = PICTURE_WIDTH / 2;
  const counted = placed.flatMap(({ camps, x, y }) =>
    camps < 2 ? [] : [{ camps, x: x + SIGN - 24, y: y + SIGN - 24 }],
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${height}">`,
    `<rect width="${PICTURE_WIDTH}" height="${height}" fill="${pictureColors.paper}"/>`,
    disc(middle, 130, 76, clothColors[color]),
    ...placed.map(({ activity, x, y }) =>
      spriteSign(spriteOfPage, `p-${activity}`, { x, y, size: SIGN }),
    ),
    ...counted.map(({ x, y }) => disc(x, y, 36, pictureColors['coral-ink'])),
    '</svg>',
  ].join('');
  const faces = Object.values(fonts).map((font) => ({ font }));
  const { canvas, context } = await drawnSvg(svg, { width: PICTURE_WIDTH, height }, 1, faces);
  const write = (text: string, x: number, y: number, font: string, ink: string) => {
    Object.assign(context, { font, fillStyle: ink, textAlign: 'center' });
    context.fillText(text, x, y);
  };
  write(initial, middle, 155, fonts.initial, pictureColors['patch-thread']);
  write(title, middle, 282, fonts.title, pictureColors.ink);
  for (const { camps, x, y } of counted) {
    write(`${camps}`, x, y + 14, fonts.small, pictureColors['patch-thread']);
  }
  write(site.brand, middle, height - 50, fonts.small, pictureColors['ink-soft']);
  return pngOf(canvas);
}

const disc = (x: number, y: number, radius: number, ink: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>`;

const fonts = {
  initial: '400 76px Calistoga',
  title: '400 60px Calistoga',
  small: '800 40px Nunito Sans',
} as const;
