import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF that Chromium has printed, in the order in which it was painted and without its white
 * space. Fonts are subsets with numbers of their own: each has a table that says which letters they are.
 */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const text = (id: string | undefined) => objects.get(id ?? '')?.head ?? '';
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
  return pages.map(({ head }) => {
    const fontList = /\/Font\s*<<([^>]*)>>/.exec(head)?.[1] ?? '';
    const fonts = new Map(
      [...fontList.matchAll(/\/(\w+)\s+(\d+) 0 R/g)].map(([, name = '', id]) => {
        const table = /\/ToUnicode\s+(\d+) 0 R/.exec(text(id))?.[1] ?? '';
        // A variable font is drawn sign by sign, and its numbers have one byte.
        const digits = text(id).includes('/Type3') ? 2 : 4;
        return [name, { digits, letters: lettersOf(objects.get(table)?.stream ?? '') }];
      }),
    );
    const contents = /\/Contents\s+(\d+) 0 R/.exec(head)?.[1] ?? '';
    return paintedText(objects.get(contents)?.stream ?? '', fonts);
  });
}

/** Width and height of each page, in points. */
export const pdfSizes = (pdf: Buffer): [number, number][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => [Number(width), Number(height)],
  );

type PdfObject = { head: string; stream: string };

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const file = pdf.toString('latin1');
  const found = new Map<string, PdfObject>();
  for (const match of file.matchAll(
    /(?:^|\n)(\d+) 0 obj\b([\s\S]*?)(?=\bstream\r?\n|\bendobj\b)/g,
  )) {
    const [whole, id = '', head = ''] = match;
    const at = match.index + whole.length;
    const length = Number(/\/Length\s+(\d+)/.exec(head)?.[1] ?? 0);
    const start = file.startsWith('stream\r\n', at) ? at + 8 : at + 7;
    const bytes = file.startsWith('stream', at) ? pdf.subarray(start, start + length) : null;
    const plain = bytes && (/\/FlateDecode/.test(head) ? inflateSync(bytes) : bytes);
    found.set(id, { head, stream: plain?.toString('latin1') ?? '' });
  }
  return found;
}

/** `digits`: hexadecimal ones of each number in a text. */
type Font = { digits: number; letters: ReadonlyMap<number, string> };

function lettersOf(table: string): Font['letters'] {
  const letters = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, number, word] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      letters.set(hex(number), unicode(word));
    }
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, first] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let at = hex(from); at <= hex(to); at += 1) {
        letters.set(at, String.fromCodePoint(hex(first) + at - hex(from)));
      }
    }
  }
  return letters;
}

const hex = (digits = '0') => Number.parseInt(digits, 16);

const unicode = (digits = '') =>
  (digits.match(/.{4}/g) ?? [])
    .map((unit) => String.fromCodePoint(Number.parseInt(unit, 16)))
    .join('');

function paintedText(content: string, fonts: ReadonlyMap<string, Font>): string {
  let font: Font = { digits: 4, letters: new Map() };
  let text = '';
  for (const [, name, numbers] of content.matchAll(/\/(\w+)\s+[\d.]+\s+Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name) ?? font;
    for (let at = 0; at < (numbers?.length ?? 0); at += font.digits) {
      text += font.letters.get(hex(numbers?.slice(at, at + font.digits))) ?? '';
    }
  }
  return text.replaceAll(/\s/g, '');
}
