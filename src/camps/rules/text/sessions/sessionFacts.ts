import { type TextSpan, trimmed } from './spans.ts';

/** What the words of a session can tell; 'days' are dates, 'about' is what changes them ('Mon-Fri', 'no camp'). */
export type FactKind = 'ages' | 'grades' | 'hours' | 'price' | 'days' | 'about';
/** The words of a fact in a text, up to the next one or to a separator. */
export type SessionFact = TextSpan & { kind: FactKind };

const DASH = String.raw`\s?(?:[-\u2010-\u2015]|to|through|until)\s?`;
const MARKED = String.raw`(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?|\d{1,2}:\d\d|\bnoon\b)`;
const NUMBER = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const SOURCES: Record<FactKind, string> = {
  ages: String.raw`\bage[sd]?\b|\ball ages\b|\b\d{1,2}(?:${DASH}\d{1,2})?\s?(?:\+|yrs?\b|years?\b|y\/o\b)`,
  grades: String.raw`\b(?:rising|entering|completed|grades?|kindergarten|pre-?k)\b|\bk${DASH}(?=\d)|\b${NUMBER}(?:${DASH}${NUMBER})?\sgrade`,
  // A bare '9-3' falls, and so do neither ages nor days. Words of another day belong to the hours, which are unclear then.
  hours: String.raw`\bearly (?:dismissal|release|pick)|\bdismiss\w{1,4}|\bvar(?:y|ies)\b|\bhalf[- ]days?(?= (?:on )?(?:mon|tue|wed|thu|fri))|(?:(?<!\d\s?[-\u2010-\u2015]\s?)\b\d{1,2}${DASH})?${MARKED}(?:${DASH}(?:${MARKED}|\d{1,2}\b))?|(?<![\d/$:.-])\b(?:[7-9]|1[0-2])\s?[-\u2013]\s?[1-6]\b(?![/-])`,
  price: String.raw`\b(?:per|each) (?:day|week|session|class|child|family)\b|\b(?:members?|residents?|deposit)\b|(?<!\p{L})\$\s?\d[\d,]*(?:\.\d\d)?|\bfree\b`,
  days: String.raw`\b${MONTH}\.?\s?${NUMBER}(?!\d)|\b${NUMBER}\s${MONTH}\b(?!\.?\s?\d)|\b\d{1,2}\/\d{1,2}|\b20\d\d-\d\d-\d\d`,
  about: String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\bM\s?[-\u2013]\s?(?:F|Th)\b|\bMWF\b|\bweek(?:day|end)s?\b|\b(?:no|closed|except|excluding)\b`,
};
const KINDS: readonly FactKind[] = ['ages', 'grades', 'hours', 'price', 'days', 'about'];
const FACT = new RegExp(KINDS.map((kind) => `(?<${kind}>${SOURCES[kind]})`).join('|'), 'giu');

/** What ends the words of a fact. A comma in a list of days does not: 'June 7, 9, 11'. */
const END = /[|\t\n;]|,(?!\d{3})|\.\s/;
const END_OF_DAYS =
  /[|\t\n;]|,(?!\s?(?:20\d\d|\d{1,2}(?:st|nd|rd|th)?\s?(?:[-\u2013,&)]|and\b|$)))|\.\s(?!\d)/u;
/** The end of the parentheses that began before. */
const CLOSED = /^(?:[^()]|\([^()]*\))*\)/;
/** Words before an amount or a time that say of what it is; others are the title of the session. */
const OF_SOMETHING =
  /\b(?:(?:after|before)?care|extended|early|late|drop|pick|check|half|full|before|after|until|by|from|up|at|ends?|starts?|starting|deposit|fees?|tuition|price|cost|members?|residents?|siblings?|rate|week|weekly|day|daily|per|off|discount|materials?|suppl\w+|registration|not|under|over|plus|or|lunch)\b/iu;

/** The end of a range or a list of days. */
const REST_OF_DAYS = /^(?:[^\p{L}]|(?<=\d)(?:st|nd|rd|th)|\b(?:to|thru|through|and)\b)+/iu;

/** The facts of a text in order, in one pass over it. */
export function factsIn(text: string): SessionFact[] {
  const facts: SessionFact[] = [];
  const found = [...text.matchAll(FACT)];
  /** The end of the match before. */
  let behind = 0;
  for (const [at, { index, groups = {}, 0: match }] of found.entries()) {
    const kind = KINDS.find((one) => groups[one] !== undefined);
    if (kind === undefined) continue;
    const before = facts.at(-1);
    const [lead = ''] = text.slice(behind, index).split(END).slice(-1);
    const from = startOf(kind, index, lead, before);
    if (before && isOfDays(before.kind)) before.to = Math.min(before.to, from);
    behind = index + match.length;
    const next = found[at + 1]?.index ?? text.length;
    const tail = text.slice(behind, next);
    const stop = kind === 'days' ? endOfDays(tail) : tail.search(END);
    facts.push({ kind, from, to: stop < 0 ? next : behind + stop });
  }
  return facts.flatMap(({ kind, ...span }) => {
    const words = trimmed(text, span);
    return words ? [{ kind, ...words }] : [];
  });
}

/** Dates, and words that change them. */
export const isOfDays = (kind: FactKind): boolean => kind === 'days' || kind === 'about';

/**
 * Where a fact begins: at words before it that say of what it is. Straight behind another fact they may belong to either,
 * as in '9am-3pm daily $75': then it begins with that one, and is not read.
 */
function startOf(
  kind: FactKind,
  index: number,
  lead: string,
  before: SessionFact | undefined,
): number {
  if (isOfDays(kind) || !OF_SOMETHING.test(lead)) return index;
  // The days may go on in it: 'June 7-11 or half day $200'.
  const words = before?.kind === 'days' ? lead.replace(REST_OF_DAYS, '') : lead.trimStart();
  const isStraight = before?.to === index && !isOfDays(before.kind);
  return isStraight ? before.from : index - words.length;
}

function endOfDays(tail: string): number {
  const [inside] = CLOSED.exec(tail) ?? [];
  const stop = tail.search(END_OF_DAYS);
  return inside === undefined || (stop >= 0 && stop < inside.length) ? stop : inside.length - 1;
}

/** The words from the first fact of these kinds to the last one; null without any. */
export function factSpan(
  text: string,
  facts: readonly SessionFact[],
  ...kinds: FactKind[]
): TextSpan | null {
  const own = facts.filter(({ kind }) => kinds.includes(kind));
  const [first, last = first] = [own[0], own.at(-1)];
  if (!first || !last) return null;
  const words = text.slice(first.from, last.to);
  const isOpen = words.lastIndexOf('(') > words.lastIndexOf(')') && text.charAt(last.to) === ')';
  return { from: first.from, to: last.to + (isOpen ? 1 : 0) };
}

/**
 * Words of times, amounts, ages and grades that tell nothing about the days of a session. No weekday: '9am-3pm Tu/Th' keeps
 * days away.
 */
const NO_DATES = new Set(
  'am pm a p m noon to and or through until from at by per aftercare before after care extended early late drop pick off up half full day daily week weekly session starting price cost tuition total members member non residents siblings deposit fee fees materials registration includes included lunch age ages aged years yrs old kids grade grades graders rising entering completed kindergarten k pre st nd rd th all free t shirt'.split(
    ' ',
  ),
);

/** Whether words of hours, a price or ages hold none that may change the dates beside them. */
export const areWithoutDates = (words: string): boolean =>
  (words.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => NO_DATES.has(word));
