import type { ChildColor } from '#family/rules/profile.ts';
import type { PictureDay } from './pictureDays.ts';
import { wrapText } from './wrapText.ts';

/** Pixels. */
export const PICTURE_WIDTH = 1080;
const EDGE = 56;
const PAD = 32;
const NAME_WIDTH = 250;
const LINE = 46;
const ROW_GAP = 26;

/** The colors of the day in src/ui/tokens.css: a picture to send has no night. */
export const pictureColors = {
  paper: '#fbf4e4',
  card: '#fffbf1',
  line: '#dfd0ad',
  ink: '#102b25',
  'ink-soft': '#40584f',
  'coral-ink': '#a8381c',
  'patch-thread': '#fff3d6',
} as const;
export const clothColors: Readonly<Record<ChildColor, string>> = {
  clay: '#b14a2a',
  teal: '#0f6f6d',
  dusk: '#35507a',
  pine: '#1c4a3d',
  plum: '#7a3f63',
  moss: '#5a6322',
};

const TEXT = 'Nunito Sans, system-ui, sans-serif';
const DISPLAY = 'Calistoga, Georgia, serif';
const fonts = {
  title: `400 68px ${DISPLAY}`,
  day: `400 42px ${DISPLAY}`,
  bold: `800 35px ${TEXT}`,
  plain: `600 33px ${TEXT}`,
} as const;

type Picture = {
  title: string;
  subtitle: string;
  days: readonly PictureDay[];
  footer: string;
};

/** Draws from the top; gives the height that it took, in pixels. */
export function drawPicture(context: CanvasRenderingContext2D, picture: Picture): number {
  const { canvas } = context;
  context.textBaseline = 'alphabetic';
  context.fillStyle = pictureColors.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  let y = EDGE;
  y = write(context, picture.title, { x: EDGE, y, font: fonts.title, line: 76 });
  y = write(context, picture.subtitle, { x: EDGE, y, font: fonts.bold, color: 'ink-soft' }) + 24;
  for (const day of picture.days) y = drawDay(context, day, y) + 28;
  return (
    write(context, picture.footer, { x: EDGE, y, font: fonts.plain, color: 'ink-soft' }) + EDGE - 12
  );
}

/** Measured first, so that the card can lie under its words. */
function drawDay(context: CanvasRenderingContext2D, day: PictureDay, top: number): number {
  const bottom = writeDay(context, day, top);
  context.fillStyle = pictureColors.card;
  context.strokeStyle = pictureColors.line;
  context.lineWidth = 3;
  context.beginPath();
  context.roundRect(EDGE / 2, top, PICTURE_WIDTH - EDGE, bottom - top, 28);
  context.fill();
  context.stroke();
  return writeDay(context, day, top);
}

function writeDay(context: CanvasRenderingContext2D, { title, rows }: PictureDay, top: number) {
  let y = write(context, title, { x: EDGE, y: top + PAD - 8, font: fonts.day, line: 52 }) + 10;
  for (const row of rows) y = writeRow(context, row, y) + ROW_GAP;
  return y - ROW_GAP + PAD;
}

function writeRow(
  context: CanvasRenderingContext2D,
  { who, color, look, lines, remarks }: PictureDay['rows'][number],
  top: number,
): number {
  const x = EDGE + NAME_WIDTH;
  let y = top;
  for (const { name, line } of lines) {
    const tone = look === 'open' || look === 'waiting' ? 'coral-ink' : 'ink';
    y = write(context, name, { x, y, font: fonts.bold, color: tone });
    if (line !== '') y = write(context, line, { x, y, font: fonts.plain, color: 'ink-soft' });
  }
  for (const remark of remarks) {
    y = write(context, remark, { x, y, font: fonts.plain, color: 'coral-ink' });
  }
  y = Math.max(y, top + LINE);
  context.fillStyle = clothColors[color];
  context.beginPath();
  context.roundRect(EDGE, top + 6, 14, y - top - 6, 7);
  context.fill();
  const width = NAME_WIDTH - 60;
  return Math.max(y, write(context, who, { x: EDGE + 34, y: top, font: fonts.bold, width }));
}

type Words = {
  x: number;
  y: number;
  font: string;
  color?: keyof typeof pictureColors;
  line?: number;
  width?: number;
};

/** Writes words in lines of a width, from the left; gives where the next line begins. */
function write(context: CanvasRenderingContext2D, text: string, words: Words): number {
  const { x, y, font, color = 'ink', line = LINE, width = PICTURE_WIDTH - EDGE - x } = words;
  context.font = font;
  context.fillStyle = pictureColors[color];
  const lines = wrapText(text, width, (part) => context.measureText(part).width);
  for (const [at, part] of lines.entries()) context.fillText(part, x, y + (at + 0.8) * line);
  return y + lines.length * line;
}
