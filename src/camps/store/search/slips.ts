/** How many letters of a word may be wrong: none in numbers and short words. */
export function mistakesIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  if (word.length < 6) return 1;
  return word.length < 8 ? 2 : 3;
}

/** The words of the directory, also of camps that are gone, and which letters stand beside each other in them. */
export function createVocabulary() {
  const seen = new Set<string>();
  const pairs = new Set<string>();
  return {
    add(word: string): void {
      if (seen.has(word)) return;
      seen.add(word);
      for (const pair of pairsOf(word)) pairs.add(pair);
    },
    has: (word: string) => seen.has(word),
    /** What a word of four or five letters may be a slip in. */
    slipsOf: (word: string) => [...seen].filter((meant) => isSlip(word, meant)),
    /** 'horse' is, 'cvoir' is not: no word begins like it. */
    isLikeAWord: (word: string) => pairsOf(word).every((pair) => pairs.has(pair)),
  };
}

/** Returns the letter pairs with both ends: '^h', 'ho', ... 'e$'. */
function pairsOf(word: string): string[] {
  const whole = `^${word}$`;
  return Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(at, at + 2));
}

/**
 * Whether a word of four or five letters is `meant` with a slip of the thumb, when it may be a word itself. Most changes
 * of one letter make another real word ('horse', 'house'; 'bike', 'bake'; 'bead', 'bread'), so only those count that
 * hardly ever do: a letter that is doubled or not, two neighbors swapped, and in five letters one that is missing.
 */
export function isSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, restMeant] = [typed.slice(at), meant.slice(at)];
  const isMissing = rest === restMeant.slice(1);
  const isTooMany = rest.slice(1) === restMeant;
  const isSwapped =
    rest.length === restMeant.length &&
    rest[0] === restMeant[1] &&
    rest[1] === restMeant[0] &&
    rest.slice(2) === restMeant.slice(2);
  if (isSwapped) return true;
  if (isMissing) return typed.length > 4 || restMeant[0] === meant[at - 1];
  return isTooMany && rest[0] === typed[at - 1];
}
