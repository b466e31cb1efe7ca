/** Text to comparable words: no case, no accents, split at whatever is not a letter or digit. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

const silent = new Set(
  'a an and at by camp camps for from in kid kids my near of on or the to with'.split(' '),
);

/** What a person means of what they typed: "stem camp in decatur" is stem and decatur. */
export function meantWords(typed: string): string[] {
  const words = wordsOf(typed);
  const meant = words.filter((word) => !silent.has(word));
  return [...new Set(meant.length > 0 ? meant : words)];
}

// Words parents use for the same thing. A camp that says one of a line can be found by the others,
// after the camps that say the word itself. Lines, not pairs: adding a word is one word.
const relations = [
  'stem science coding code programming computer robotics engineering technology math lego minecraft',
  'art arts painting drawing pottery ceramics crafts clay',
  'music guitar piano drums band singing choir',
  'performance theater theatre drama acting improv broadway',
  'dance ballet hip hop tap',
  'sports soccer basketball baseball tennis football golf swimming lacrosse volleyball',
  'movement gymnastics yoga parkour ninja tumbling',
  'outdoor outdoors nature hiking farm garden wilderness adventure forest',
  'cooking baking culinary chef kitchen',
  'language spanish french mandarin chinese',
  'sewing fashion fabric quilting',
].map((line) => line.split(' '));

/** The other words of the lines a text touches. */
export function relatedWords(text: string): string[] {
  const words = new Set(wordsOf(text));
  const lines = relations.filter((line) => line.some((word) => words.has(word)));
  return lines.flat().filter((word) => !words.has(word));
}
