import type { Camp } from '../camp/camp.ts';
import { column, type Column, mark } from './column.ts';
import { type Marks, noMarks } from './marks.ts';
import type { TextField } from './rule.ts';

/**
 * Different texts, and their different words in one string, so that one search runs through all: `ends` is
 * where each word ends in it, `saidBy` which texts say it. 10,000 camps have some 1,000 words: what has
 * none of them is never looked at.
 */
type Texts = { texts: string[]; words: string; ends: Uint32Array; saidBy: number[][] };

/** Which camps say something in one of the fields. Texts are lowercased once, not once per key press. */
export function textColumns(camps: readonly Camp[]) {
  const columns = new Map<TextField, Column<Texts>>();
  const columnOf = (field: TextField) => {
    const made = columns.get(field) ?? textColumn(camps, field);
    columns.set(field, made);
    return made;
  };
  return (fields: readonly TextField[], contains: string): Marks => {
    const marks = noMarks(camps.length);
    for (const field of fields) {
      const { values, own } = columnOf(field);
      const passed = textsWith(values, contains);
      if (passed !== null) mark(marks, own, passed);
    }
    return marks;
  };
}

/** Between two words: a sign no `plain` text holds, so that nothing matches across. */
const BETWEEN = '\u0000';

function said(camp: Camp, field: TextField): string | null {
  if (field === 'activity') return camp.theme;
  return field === 'address' ? address(camp) : camp[field];
}

/** The whole address in one text, as cards show it, but without what a card fills in. */
function address({ streetAddress, city, state, zipCode }: Camp): string {
  const town = `${state ?? ''} ${zipCode ?? ''}`;
  return [streetAddress ?? '', city ?? '', town]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

function textColumn(camps: readonly Camp[], field: TextField): Column<Texts> {
  const { values, own } = column(camps, (camp) => said(camp, field));
  // `plain`, but for all of them at once: one by one is ten times as slow.
  const all = values
    .map((value) => value.replaceAll(BETWEEN, '').trim())
    .join(BETWEEN)
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase();
  const texts = (field === 'activity' ? all.replaceAll(',', '\n') : all).split(BETWEEN);
  const saidBy = new Map<string, number[]>();
  texts.forEach((text, at) => {
    for (const word of text.split(' ')) {
      const before = saidBy.get(word);
      if (!before) saidBy.set(word, [at]);
      else if (before.at(-1) !== at) before.push(at);
    }
  });
  const words = [...saidBy.keys()];
  let end = 0;
  const ends = Uint32Array.from(words, (word) => (end += word.length + 1));
  return { values: { texts, words: words.join(BETWEEN), ends, saidBy: [...saidBy.values()] }, own };
}

/** Which of the texts contain it: 1, else 0; null when none does. */
function textsWith({ texts, words, ends, saidBy }: Texts, wanted: string): Uint8Array | null {
  // Of several words the longest is looked for, and the texts that say it are read.
  const parts = wanted.split(' ');
  const longest = parts.reduce((long, part) => (part.length > long.length ? part : long));
  let found = words.indexOf(longest);
  if (found === -1) return null;
  const passed = new Uint8Array(texts.length);
  for (let at = 0; found !== -1; found = words.indexOf(longest, ends[at])) {
    while ((ends[at] ?? 0) <= found) at += 1;
    for (const text of saidBy[at] ?? []) {
      if (parts.length === 1 || texts[text]?.includes(wanted)) passed[text] = 1;
    }
  }
  return passed;
}
