/** Positions in a text, the end exclusive. */
export type TextSpan = { from: number; to: number };

/** The pieces of a text between the signs that a pattern of one sign finds. */
export function pieces(text: string, sign: RegExp): TextSpan[] {
  const spans: TextSpan[] = [];
  let from = 0;
  for (const { index } of text.matchAll(sign)) {
    spans.push({ from, to: index });
    from = index + 1;
  }
  return [...spans, { from, to: text.length }];
}

const SIGNS = /[\s,:(/|&*~"\u201c\u201d\u2010-\u2015\u2212-]/u;

/**
 * Without the signs, 'and' and 'or' around it, and without the end of parentheses that began before it; null when nothing is
 * left. By single characters: a pattern for the end of a text would look at every white space of it again and again.
 */
export function trimmed(text: string, { from, to }: TextSpan): TextSpan | null {
  let [start, end] = [from, to];
  while (start < end && (SIGNS.test(text.charAt(start)) || /[).]/.test(text.charAt(start))))
    start += 1;
  const hasOpen = text.slice(start, end).includes('(');
  for (;;) {
    const last = text.charAt(end - 1);
    if (end > start && SIGNS.test(last)) end -= 1;
    else if (/\s(?:and|or)$/i.test(text.slice(Math.max(start, end - 4), end))) end -= 2;
    else if (end > start && last === ')' && !hasOpen) end -= 1;
    else break;
  }
  return start < end ? { from: start, to: end } : null;
}
