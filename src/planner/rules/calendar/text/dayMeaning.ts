import { monthOf } from '#base/day/calendar.ts';
import type { LevelBells } from '../schoolLevel.ts';
import { readDayKind } from '../readDayKind.ts';
import { levelClocks } from './levelClocks.ts';

/** What a calendar's words make of a day, where they are certain. */
export type DayMeaning = {
  /** The name of the kind in a district's calendar: 'first_day', 'fall', 'early_release', … */
  kind: string;
  dayKind: 'school' | 'off' | 'digital' | 'early';
  /** Minutes after midnight; null when not given, and where levels have bells of their own. */
  letsOutAt: number | null;
  bells: LevelBells | null;
  mayBeMadeUp: boolean;
};

const UNSURE =
  /\b(?:tentative|proposed|pending|tbd|tba|subject to|cancel+ed|rescheduled|moved|no longer|not a|unless|changed?|except|only|or|optional|select(?:ed)? schools?)\b|\?/;
const TERM = {
  first_day:
    /^(?:the )?(?:first|1st) (?:student |school )?day (?:of|for) (?:the )?(?:20\d\d-\d{2,4} )?(?:school year|school|classes|all students|students)\b|^(?:students'? )?(?:first|1st) (?:student|school) day\b|^(?:school|classes) (?:begins?|starts?)$/,
  last_day:
    /^(?:the )?last (?:student |school )?day (?:of|for) (?:the )?(?:20\d\d-\d{2,4} )?(?:school year|school|classes|all students|students)\b|^(?:students'? )?last (?:student|school) day\b|^(?:school|classes) ends?$/,
};
/** What may follow a first or last day and changes nothing. */
const HARMLESS =
  /\b(?:for )?(?:all )?students\b|\b(?:grades )?(?:pre-?k|k|1)\s?-\s?12\b|\bend of (?:the )?(?:2nd|second|fall|spring|1st|first) semester\b|\bend of (?:the )?(?:year|4th (?:nine weeks|quarter))\b/g;
const TERM_MONTHS = { first_day: [7, 8, 9], last_day: [5, 6] } as const;

const MAKE_UP =
  /(?:\b(?:possible|potential|designated)\s+)?(?:\b(?:inclement|severe)\s+weather\s+|\b(?:snow|weather|emergency)\s+(?:days?\s+)?)?\bmake-?\s?up\s+days?\b\.?(?:,?\s*\(?if (?:needed|necessary)\b\)?)?/g;
const IS_POSSIBLE = /weather|snow|emergency|possible|potential|if (?:needed|necessary)/;

const OFF_KINDS: readonly (readonly [string, RegExp])[] = [
  ['labor_day', /\blabor day\b/],
  ['thanksgiving', /\bthanksgiving\b/],
  ['winter_holiday', /\bchristmas\b|\b(?:winter|holiday|semester) (?:break|holidays?|recess)\b/],
  ['fall', /\bfall (?:break|recess|holidays?)\b/],
  ['spring', /\bspring (?:break|recess|holidays?)\b/],
  ['mlk', /\bmlk\b|\bmartin luther king\b/],
  ['presidents_day', /\bpresident/],
  ['memorial_day', /\bmemorial day\b/],
  ['veterans_day', /\bveteran/],
  ['election_day', /\belection day\b/],
  ['columbus_day', /\bcolumbus day\b|\bindigenous\b/],
  ['juneteenth', /\bjuneteenth\b/],
  ['independence_day', /\bindependence day\b/],
  ['teacher_workday', /\bwork ?days?\b|\bplanning\b|\bprofessional\b|\bin-?service\b/],
];

/** Reads the name of a day, as a district's calendar writes it, of the month of `day`. Null where it is not certain. */
export function dayMeaning(name: string, day: string): DayMeaning | null {
  const words = name.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  if (UNSURE.test(words)) return null;
  const term = TERMS.find((kind) => TERM[kind].test(words));
  if (term !== undefined) return termOf(term, words, day);
  return makeUpOf(words) ?? plainOf(words, day);
}

const PLAIN = { letsOutAt: null, bells: null, mayBeMadeUp: false };
const TERMS = ['first_day', 'last_day'] as const;

/** A first or last day, which may be an early one, and nothing else. */
function termOf(kind: (typeof TERMS)[number], words: string, day: string): DayMeaning | null {
  if (!TERM_MONTHS[kind].some((month) => month === monthOf(day))) return null;
  const rest = words.replace(TERM[kind], '').replaceAll(HARMLESS, '');
  if (bare(rest) === '') return { kind, dayKind: 'school', ...PLAIN };
  const early = plainOf(rest.replace(/^[\s(/,;:.–—-]+/, ''), day);
  return early?.dayKind === 'early' ? { ...early, kind } : null;
}

/** Weather days are days off until they are needed. Without such a word a make-up day may be one of school. */
function makeUpOf(words: string): DayMeaning | null {
  const [phrase] = words.match(MAKE_UP) ?? [];
  if (phrase === undefined || !IS_POSSIBLE.test(words)) return null;
  const rest = bare(words.replaceAll(MAKE_UP, ' ').replaceAll(/\bif (?:needed|necessary)\b/g, ''));
  const isOff = rest === '' || plainOf(rest, '')?.dayKind === 'off';
  return isOff ? { kind: 'make_up_day', dayKind: 'off', ...PLAIN, mayBeMadeUp: true } : null;
}

/** Their early end is not that of the children. */
const STAFF = /\b(?:staff|teachers?|faculty|employees?)\b/;

function plainOf(words: string, day: string): DayMeaning | null {
  const byLevel = levelClocks(words);
  const { dayKind, letsOutAt, isTicked } = readDayKind(byLevel?.rest ?? words, '', null);
  if (dayKind === null || !isTicked) return null;
  if (dayKind === 'early') {
    if (STAFF.test(words)) return null;
    const bells = byLevel?.bells ?? null;
    // "For all schools", with the bells of some of them: the others’ are missing.
    if (bells && /\ball\b/.test(words) && Object.values(bells).includes(null)) return null;
    // A clock that is no bell is something else.
    if (bells === null && letsOutAt === null && /\d:\d\d|\d\s*[ap]\.?m\b/.test(words)) return null;
    return { kind: 'early_release', dayKind, letsOutAt, bells, mayBeMadeUp: false };
  }
  // A day off with hours of schools says two things, and one that begins or ends is no whole break.
  if (byLevel !== null || /\b(?:begins?|ends?|starts?|until|through)\b/.test(words)) return null;
  return { kind: dayKind === 'digital' ? 'digital_day' : offKind(words, day), dayKind, ...PLAIN };
}

function offKind(words: string, day: string): string {
  const [kind = 'day_off'] = OFF_KINDS.find(([, pattern]) => pattern.test(words)) ?? [];
  // "Winter Break" is a week of February, too.
  return kind === 'winter_holiday' && monthOf(day) === 2 ? 'february' : kind;
}

const bare = (text: string) => text.replaceAll(/[\s()[\]/,;:.–—*-]+/g, ' ').trim();
