import letterWidths from './letterWidths.json' with { type: 'json' };

export type Face = keyof typeof letterWidths;

/** The widths, in 1/1000 em, of characters that our fonts lack: emoji are the widest, then CJK. */
const UNKNOWN = { emoji: 1400, wide: 1050, other: 800 };

const widths = new Map(
  Object.entries(letterWidths).map(([face, letters]) => [
    face,
    new Map<string, number>(Object.entries(letters)),
  ]),
);

/** What kerning adds to a line at most; as a rule it takes away. */
const KERNING = 1.03;

/** How wide a line is at most, in em. */
export function lineWidth(line: string, face: Face): number {
  const known = widths.get(face);
  let sum = 0;
  for (const letter of line) sum += known?.get(letter) ?? unknownWidth(letter);
  return (sum / 1000) * KERNING;
}

function unknownWidth(letter: string): number {
  if (/\p{Mn}|\u200d|\ufe0f/u.test(letter)) return 0;
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(letter)) return UNKNOWN.emoji;
  return /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\uffef\u{20000}-\u{3fffd}]/u.test(
    letter,
  )
    ? UNKNOWN.wide
    : UNKNOWN.other;
}

export type TextBox = {
  face: Face;
  /** The font sizes in pixels, largest first; the first that fits is used. */
  sizes: readonly number[];
  width: number;
  /** Lines at most; what does not fit at the smallest size ends with '…'. */
  most: number;
};
export type SetText = { size: number; lines: string[]; /** Nothing was cut. */ isWhole: boolean };

/** Text in lines of nearly the same length, none of them wider than the box. */
export function setText(text: string, { face, sizes, width, most }: TextBox): SetText {
  const pieces = piecesOf(text);
  for (const size of sizes) {
    const room = width / size;
    const lines = filled(pieces, face, room);
    if (lines.length <= most && lines.every((line) => lineWidth(line, face) <= room)) {
      return { size, lines: balanced(pieces, face, room, lines.length), isWhole: true };
    }
  }
  const size = sizes.at(-1) ?? 0;
  return { size, lines: cut(pieces, face, width / size, most), isWhole: false };
}

type Piece = { text: string; spaced: boolean };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ideographs = /[\u2e80-\u9fff\u3040-\u30ff\uac00-\ud7af\uf900-\ufaff]/u;

/** What a line may break between: words (a no-break space is part of one), and the signs of scripts that write without spaces. */
function piecesOf(text: string): Piece[] {
  return text.split(/[^\S\u00a0]+/).flatMap((word) => {
    const parts = ideographs.test(word) ? signsOf(word) : [word];
    return parts.filter(Boolean).map((part, at) => ({ text: part, spaced: at === 0 }));
  });
}

const signsOf = (word: string) => Array.from(graphemes.segment(word), ({ segment }) => segment);

const joined = (line: string, { text, spaced }: Piece) =>
  line === '' ? text : `${line}${spaced ? ' ' : ''}${text}`;

/** Greedy: as much on each line as fits. A piece wider than the room has a line of its own. */
function filled(pieces: readonly Piece[], face: Face, room: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = joined(lines.at(-1) ?? '', piece);
    if (lines.length > 0 && lineWidth(longer, face) <= room) lines[lines.length - 1] = longer;
    else lines.push(piece.text);
  }
  return lines;
}

/** The same number of lines in the narrowest room that holds them. */
function balanced(pieces: readonly Piece[], face: Face, room: number, count: number): string[] {
  let [narrow, wide] = [room / 2, room];
  for (let step = 0; step < 8; step++) {
    const middle = (narrow + wide) / 2;
    const lines = filled(pieces, face, middle);
    const fits = lines.length <= count && lines.every((line) => lineWidth(line, face) <= middle);
    if (fits) wide = middle;
    else narrow = middle;
  }
  return filled(pieces, face, wide);
}

function cut(pieces: readonly Piece[], face: Face, room: number, most: number): string[] {
  // Words that are wider than a line break anywhere.
  const small = pieces.flatMap((piece) =>
    lineWidth(piece.text, face) <= room
      ? [piece]
      : signsOf(piece.text).map((text, at) => ({ text, spaced: piece.spaced && at === 0 })),
  );
  const lines = filled(small, face, room);
  if (lines.length <= most) return lines;
  const last = signsOf(lines[most - 1] ?? '');
  while (last.length > 0 && lineWidth(`${last.join('').trimEnd()}…`, face) > room) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}
