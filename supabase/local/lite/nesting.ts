/** A parser that calls itself for each level runs out of stack at a few thousand; nothing of ours has ten. */
export const MAX_LEVELS = 64;

/** The most parentheses, brackets and braces open at once in a part of a query. Quotes hide none: not all parsers heed them. */
export function queryNesting(text: string): number {
  return deepest(text, false);
}

/** The most arrays and objects open at once in a JSON text, which may be malformed. Takes time linear in its length. */
export function jsonNesting(text: string): number {
  return deepest(text, true);
}

function deepest(text: string, hasStrings: boolean): number {
  let level = 0;
  let most = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInString && letter === '\\') at += 1;
    else if (hasStrings && letter === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (letter === '[' || letter === '{' || letter === '(') most = Math.max(most, ++level);
    // More closed than opened must not hide what opens later.
    else if (letter === ']' || letter === '}' || letter === ')') level = Math.max(0, level - 1);
  }
  return most;
}
