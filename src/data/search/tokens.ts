/** Text to comparable words: no case, accent or plural, split at whatever is not a letter or digit. */
export function tokensOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (/^.{2,}[^s]s$/.test(word) ? word.slice(0, -1) : word));
}

const silent = new Set(
  'a an and at by camp camps for from in kid kids my near of on or the to with'.split(' '),
);

/**
 * What a person means of what they typed: "stem camp in decatur" is stem and decatur. One letter means
 * nothing yet: half of all camps have a word that begins with it.
 */
export function queryTokens(typed: string): string[] {
  const words = tokensOf(typed).filter((word) => word.length > 1);
  const meant = words.filter((word) => !silent.has(word));
  return [...new Set(meant.length > 0 ? meant : words)];
}

const lists = (text: string) => text.trim().split('\n').map(tokensOf);

// Two small tables, a line per idea: adding a word is one word, and no line needs another.
// Other ways to write or say one thing: nearly as good as the word itself.
const sames = lists(`
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

// What belongs together: found where no camp says all the words itself.
const neighbours = lists(`
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

/** The other words of the lines a text touches. */
function others(table: readonly string[][], text: string): string[] {
  const words = new Set(tokensOf(text));
  const touched = table.filter((line) => line.some((word) => words.has(word)));
  return [...new Set(touched.flat())].filter((word) => !words.has(word));
}

export const synonymsOf = (text: string): string[] => others(sames, text);
export const relatedTokens = (text: string): string[] => others(neighbours, text);
