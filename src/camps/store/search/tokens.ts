import { foldText } from '#base/text/foldText.ts';

/** The words of a text as they stand: without case and accents, split at whatever is not a letter or digit. */
export const splitWords = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Comparable words: without plurals, too. */
export const searchTokens = (text: string): string[] => splitWords(text).map(singular);

const singular = (word: string) => (/^.{2,}[^s]s$/.test(word) ? word.slice(0, -1) : word);

const tokenLines = (text: string) => text.trim().split('\n').map(searchTokens);

/** The short form first: 'St' may be read as each of the others, which have nothing in common. */
const shortForms = tokenLines(`
  st street saint
  ave avenue
  av avenue
  rd road
  dr drive doctor
  ln lane
  ct court
  cir circle
  pl place
  blvd boulevard
  pkwy parkway
  hwy highway
  sq square
  ter terrace
  trl trail
  mt mount
  mtn mountain
  ft fort
  n north
  s south
  e east
  w west
  ne northeast
  nw northwest
  se southeast
  sw southwest
  ctr center
  jr junior
  1st first
  2nd second
  3rd third
  4th fourth
  5th fifth
  6th sixth
  7th seventh
  8th eighth
  9th ninth
  10th tenth
`);

const spellings = new Map<string, string[]>();
for (const [short = '', ...longs] of shortForms) {
  spellings.set(short, longs);
  for (const long of longs) spellings.set(long, [...(spellings.get(long) ?? []), short]);
}

/** Words that say little of one camp: most addresses have some. */
export const addressTerms: ReadonlySet<string> = new Set(shortForms.flat());

/** The words of a camp with the other ways to write each: 'Pkwy' and 'parkway', 'ponies' and 'pony'. */
export const indexTokens = (text: string): string[] =>
  searchTokens(text).flatMap((word) => [word, ...(spellings.get(word) ?? otherNumber(word))]);

/** 'ponies' has lost its s already. */
function otherNumber(word: string): string[] {
  if (/..ie$/.test(word)) return [`${word.slice(0, -2)}y`];
  return /.[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ie`] : [];
}

/** A line per thing: other words for it, nearly as good as the word itself. */
const synonyms = tokenLines(`
  theater theatre drama acting
  swim swimming
  code coding coder programming
  robot robots robotics
  clay pottery ceramics
  paint painting watercolor
  draw drawing
  cook cooking culinary chef
  bake baking
  sew sewing
  dance dancing
  sing singing
  center centre
  gym gymnastics tumbling
  horse horseback equestrian pony riding
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
  const words = new Set(indexTokens(text));
  const lines = table.filter((line) => line.some((word) => words.has(word)));
  return [...new Set(lines.flat())].filter((word) => !words.has(word));
}

export const findSynonyms = (text: string): string[] => others(synonyms, text);
export const relatedTokens = (text: string): string[] => others(topics, text);
