import type { Camp } from '#camps/rules/camp/camp.ts';
import { NEAR_ME } from '#camps/rules/list/hits.ts';
import type { Break } from '#camps/rules/season/season.ts';
import { foldText } from '#base/text/foldText.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { isSlip } from './slips.ts';
import { addressTerms, searchTokens, splitWords } from './tokens.ts';

/** What a camp must be, beside the words it must have. */
export type SearchFact = (camp: Camp) => boolean;

export type TypedSearch = {
  /** Words to look for; none when the text only asks for camps in general. */
  words: string[];
  /** The words without very common or unknown ones, such as 'lessons' and 'street', if others remain. */
  strong: string[];
  /** The break or month. */
  when: SearchFact[];
  /** Half or whole days. */
  hours: SearchFact[];
  /**
   * Whether every camp is meant that the facts allow, those with the words first: 'day camps near me' names none. 'teens'
   * does only if no camp has the word.
   */
  every: 'yes' | 'ifNone' | 'no';
};

const tokenSet = (text: string) => new Set(searchTokens(text));

/** Words of every such text. They say nothing of one camp. */
const grammar = tokenSet(
  'a an and any are at by for from in is me my near of on or our the to we with',
);
/** Words for camps, and for the children who go there. */
const wanted = tokenSet('break camp camper child children daycamp kid kiddo nearby vacation');
const commonTerms = tokenSet(
  'activity afterschool beginner best boy class day fun girl kindergarten lesson local morning preschool preschooler program school session teen teenager toddler week weekly',
);

const breaksByName: ReadonlyMap<string, Break> = new Map([
  ['summer', 'summer'],
  ['fall', 'fall'],
  ['autumn', 'fall'],
  ['winter', 'winter'],
  ['spring', 'spring'],
]);
/** 'Spring Rd' is a road, and 'Sandy Spring' may become a town: it is a break in 'spring break' and 'spring soccer'. */
const roads = tokenSet('ave avenue ct court dr drive lane ln pl place rd road st street');

/** The months without March and May, which are words, too. */
const months: ReadonlyMap<string, string> = new Map([
  ['january', '01'],
  ['february', '02'],
  ['april', '04'],
  ['june', '06'],
  ['july', '07'],
  ['august', '08'],
  ['september', '09'],
  ['october', '10'],
  ['november', '11'],
  ['thanksgiving', '11'],
  ['december', '12'],
  ['christmas', '12'],
]);

const AGES = [
  /\bage[sd]? \d{1,2}(?: ?(?:-|to|and) ?\d{1,2})?\b/g,
  /\b\d{1,2}(?: ?(?:-|to) ?\d{1,2})?[ -]?(?:yrs?|years?|yo)(?:[ -]?olds?)?\b/g,
  /\b(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth) grade(?:rs?)?\b/g,
  /\bgrades? \d{1,2}(?: ?(?:-|to) ?\d{1,2})?\b/g,
];
const HALF_DAY = /\bhalf[ -]?days?\b/g;
const FULL_DAY = /\b(?:full|all|whole)[ -]?days?\b/g;

/** Splits typed text into words to search for, and terms that no camp contains (a break, an age, 'near me'). */
export function readTyped(typed: string): TypedSearch {
  const text = foldText(typed);
  const isHalf = text.search(HALF_DAY) !== -1;
  const isFull = text.search(FULL_DAY) !== -1;
  const rest = [NEAR_ME, ...AGES, HALF_DAY, FULL_DAY].reduce(
    (left, pattern) => left.replaceAll(pattern, ' '),
    text,
  );
  const all = splitWords(rest.replaceAll(/([a-z]{3})(camps?)\b/g, '$1 $2'));
  const when: SearchFact[] = [];
  const others = all.filter((word, at) => {
    const fact = whenOf(word, all[at - 1], all[at + 1]);
    if (fact) when.push(fact);
    return !fact;
  });
  const tokens = searchTokens(others.join(' '));
  const telling = tokens.filter(
    (word) =>
      word.length > 1 &&
      !grammar.has(word) &&
      !wanted.has(word) &&
      !(when.length > 0 && isYear(word)),
  );
  const words = [...new Set(telling)];
  const strong = words.filter((word) => !commonTerms.has(word) && !addressTerms.has(word));
  const isForCamps = when.length > 0 || rest !== text || tokens.some((word) => wanted.has(word));
  const isWeak = words.length > 0 && words.every((word) => commonTerms.has(word));
  return {
    words,
    strong: strong.length > 0 ? strong : words,
    when,
    hours: [...(isHalf ? [isHalfDay] : []), ...(isFull ? [isFullDay] : [])],
    every: isForCamps && strong.length === 0 ? 'yes' : isWeak ? 'ifNone' : 'no',
  };
}

const isYear = (word: string) => /^20\d\d$/.test(word);

/** The break or month that a word means between these two. */
function whenOf(
  word: string,
  before: string | undefined,
  after: string | undefined,
): SearchFact | null {
  // A camp of another break that has the word in its name is meant, too.
  const isNamed = ({ providerName, theme }: Camp) =>
    splitWords(`${providerName} ${theme}`).some((own) => own.startsWith(word));
  const month = months.get(word);
  if (month !== undefined) {
    return (camp) => camp.days?.some((day) => day.slice(5, 7) === month) || isNamed(camp);
  }
  const name = breakOf(word);
  const [next = ''] = searchTokens(after ?? '');
  if (name === null || roads.has(next)) return null;
  const isBreak = before === undefined || wanted.has(next) || commonTerms.has(next) || isYear(next);
  if (name === 'spring' && !isBreak) return null;
  return (camp) => camp.seasonId.startsWith(`${name}-`) || isNamed(camp);
}

/** Reads a break, even from 'summ' or 'sumer'. 'Spring' must be complete, because many words start like it. */
function breakOf(word: string): Break | null {
  const known = breaksByName.get(word);
  if (known !== undefined || word.length < 4) return known ?? null;
  const isMeant = (name: string) =>
    name !== 'spring' && (name.startsWith(word) || isSlip(word, name));
  return [...breaksByName].find(([name]) => isMeant(name))?.[1] ?? null;
}

const HALF_DAY_MOST = 4 * 60;
const FULL_DAY_LEAST = 6 * 60;

function isHalfDay({ hours: text }: Camp): boolean {
  const hours = readHours(text);
  if (hours === 'unknown') return /\bhalf|\bmornings\b/i.test(text ?? '');
  return hours.to - hours.from <= HALF_DAY_MOST;
}

function isFullDay({ hours: text }: Camp): boolean {
  const hours = readHours(text);
  if (hours === 'unknown') return /\b(?:full|all)\b/i.test(text ?? '');
  return hours.to - hours.from >= FULL_DAY_LEAST;
}
