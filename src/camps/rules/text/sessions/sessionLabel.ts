import type { Part } from './sessionParts.ts';
import { pieces, trimmed } from './spans.ts';

const FIELD_NAME = /^(?:dates?|when|time|hours|ages?|grades?|cost|price|fee)$/i;
const isName = (words: string) => /\p{L}/u.test(words) && !FIELD_NAME.test(words);

/** The first line of the words before the first fact, or the only cell of a row that is no fact. */
export function labelOf({ text, facts }: Part): string | null {
  const before = pieces(text.slice(0, facts[0]?.from), /\n/g).flatMap((line) => {
    const span = trimmed(text, line);
    return span ? [text.slice(span.from, span.to)] : [];
  });
  const name = before.find(isName);
  if (name !== undefined) return name;
  const names = wordsBetween({ text, facts }).filter(isName);
  return /[|\t]/.test(text) && names.length === 1 ? (names[0] ?? null) : null;
}

/** The words that are no fact, without those of signs only. */
function wordsBetween({ text, facts }: Pick<Part, 'text' | 'facts'>): string[] {
  const gaps = [...facts, { from: text.length, to: text.length }].map(({ from }, at) => ({
    from: facts[at - 1]?.to ?? 0,
    to: from,
  }));
  return gaps.flatMap((gap) =>
    pieces(text.slice(gap.from, gap.to), /[|\t\n,;]/g).flatMap((piece) => {
      const span = trimmed(text, { from: gap.from + piece.from, to: gap.from + piece.to });
      const words = span ? text.slice(span.from, span.to) : '';
      return /[\p{L}\d]/u.test(words) ? [words] : [];
    }),
  );
}

/** The words of a session that are neither its label nor one of its facts. */
export const restOf = (part: Part, label: string | null): string[] =>
  wordsBetween(part).filter((words) => !label?.includes(words) && !FIELD_NAME.test(words));
