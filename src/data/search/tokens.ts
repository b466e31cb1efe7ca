import { foldText } from '#domain/text/foldText.ts';

/** Text to comparable words: without case, accents or plurals, split at whatever is not a letter or digit. */
export function tokensOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (/^.{2,}[^s]s$/.test(word) ? word.slice(0, -1) : word));
}

const stopWords = new Set(
  'a an and at by camp camps for from in kid kids my near of on or the to with'.split(' '),
);

/**
 * The words to search for: "stem camp in decatur" is stem and decatur. Single letters are left out: half of all camps
 * have a word that begins with one.
 */
export function queryTokens(typed: string): string[] {
  const words = tokensOf(typed).filter((word) => word.length > 1);
  const telling = words.filter((word) => !stopWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

const tokenLines = (text: string) => text.trim().split('\n').map(tokensOf);

/** A line per thing: other words for it, nearly as good as the word itself. */
const synonyms = tokenLines(`
  theater theatre drama acting
  swim swimming
  code coding coder programming
  robot robots robotics
  clay pottery ceramics
  paint painting watercolor
  cook cooking culinary chef
  bake baking
  sew sewing
  gym gymnastics tumbling
  horse horses equestrian pony
`);

/** A line per topic: searched when no camp has all words itself. */
const topics = tokenLines(`
  stem science coding computer robotics engineering technology math lego minecraft
  art arts drawing painting pottery crafts
  music guitar piano drums band singing choir
  performance theatre improv broadway
  dance ballet hip hop tap
  sports soccer basketball baseball tennis football golf swimming lacrosse volleyball
  movement gymnastics yoga parkour ninja
  outdoor outdoors nature hiking farm garden wilderness adventure forest
  cooking baking kitchen
  language spanish french mandarin chinese
  sewing fashion fabric quilting
`);

/** The other words of the lines that share a word with the text. */
function others(table: readonly string[][], text: string): string[] {
  const words = new Set(tokensOf(text));
  const lines = table.filter((line) => line.some((word) => words.has(word)));
  return [...new Set(lines.flat())].filter((word) => !words.has(word));
}

export const synonymsOf = (text: string): string[] => others(synonyms, text);
export const relatedTokens = (text: string): string[] => others(topics, text);
