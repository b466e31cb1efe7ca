/**
 * A kind, or what the match means, as it was `written`: null when it is no token, undefined when the pattern does not
 * apply after all.
 */
export type TokenReader<M, K extends string> =
  | K
  | ((
      match: RegExpExecArray,
      before: readonly (M & Place)[],
      written: string,
    ) => M | null | undefined);
type Place = { from: number; to: number };

/**
 * Splits a text into tokens with their positions, by the first sticky pattern that applies, in time that grows with its
 * length only. `patternsAt`: the patterns for words that begin with a character. `written`: the same text before it was
 * folded for the patterns, each character at its place.
 */
export function scanTokens<M, K extends string>(
  text: string,
  patternsAt: (first: string) => readonly (readonly [RegExp, TokenReader<M | { kind: K }, K>])[],
  written = text,
): ((M | { kind: K }) & Place)[] {
  const tokens: ((M | { kind: K }) & Place)[] = [];
  let from = 0;
  while (from < text.length) {
    let to = from + 1;
    for (const [pattern, reader] of patternsAt(text.charAt(from))) {
      pattern.lastIndex = from;
      const match = pattern.exec(text);
      if (!match) continue;
      to = from + match[0].length;
      const meaning =
        typeof reader === 'string'
          ? { kind: reader }
          : reader(match, tokens, written.slice(from, to));
      if (meaning === undefined) continue;
      if (meaning) tokens.push({ ...meaning, from, to });
      break;
    }
    from = to;
  }
  return tokens;
}

/**
 * The text with the dashes and apostrophes of a keyboard. Written letter by letter: a browser compiles every pattern once
 * more for the first string that it keeps in wide characters, and the changed string alone would still be one.
 */
export const asTyped = (text: string): string =>
  text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('’', "'")
    .split('')
    .join('');
