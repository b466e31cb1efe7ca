import type { ImportedDay } from './importedDay.ts';
import { readBell } from './readBell.ts';

const EARLY = /\bearly[- ](?:release|dismissal|out)\b|\bhalf[- ]?days?\b|\bnoon\b/;
const SURELY_EARLY = /\bearly[- ](?:release|dismissal|out)\b|\bhalf[- ]?days?\b|\bnoon dismissal\b/;
const DIGITAL = /\b(?:digital|virtual|remote|independent learning|asynchronous)\b/;
const SURELY_DIGITAL =
  /\b(?:digital|virtual|remote|independent|asynchronous)\b.*\b(?:days?|learning|school|instruction)\b/;
const OFF =
  /\b(?:no (?:school|classes|students)|holidays?|break|recess|closed|work ?days?|professional (?:learning|development)|conferences?|in-?service)\b/;
const SURELY_OFF =
  /\bno (?:school|classes|students)\b|\bstudent holidays?\b|\bschools? (?:is |are |will be )?closed\b/;

/** Schools are closed on most of them, and few say so in words. */
const NAMED_HOLIDAY =
  /\b(?:labor day|memorial day|thanksgiving|christmas|new year'?s|juneteenth|independence day|veterans'? day|presidents'? day|mlk|martin luther king)\b/;
/** Matches a day on which only part of the school is closed. */
const CLOSED_ROOM =
  /\b(?:offices?|library|cafeteria|gym|pool|store|after ?-?care)(?: is| are| will be)? closed\b/g;
/** Events on a day off, before it, after it or in its place. */
const ABOUT_IT =
  /\bmake-?up\b|\bno early\b|\b(?:concert|party|parties|programs?|performances?|shop|market|parade|lunch(?:eon)?|breakfast|brunch|fundraiser|registration|camps?|resumes?|returns?|back (?:to|from)|before|after|last day|first day|deadline|due|meeting|tours?|open house|orientation|webinar|fair|club|games?|practice|try-?outs?|tournament|night|packet|homework)\b/;
const MAKE_UP = /\bmake-?up\b/;

/**
 * What a school calendar's own words make of a day. `name` is the event's title and decides the kind; `text` may say
 * when school lets out. What can be read in two ways is never ticked, and neither is an event of some hours, except for
 * an early release: a conference at 6 in the evening is no day off.
 */
export function readDayKind(
  name: string,
  text: string,
  isWholeDay: boolean,
): Pick<ImportedDay, 'dayKind' | 'letsOutAt' | 'isTicked'> {
  const words = name.toLowerCase().replaceAll('’', "'").replaceAll(CLOSED_ROOM, '');
  const isEarly = EARLY.test(words);
  const isDigital = DIGITAL.test(words);
  const isOff = OFF.test(words) || NAMED_HOLIDAY.test(words);
  const isSure = SURELY_EARLY.test(words) || SURELY_DIGITAL.test(words) || SURELY_OFF.test(words);
  const isAbout = ABOUT_IT.test(words);
  if (/\bno early\b/.test(words) || (isAbout && !isSure)) return NOTHING;
  const shared = { isTicked: false, letsOutAt: null };
  if (isEarly) {
    const isTicked = SURELY_EARLY.test(words) && !isDigital && !MAKE_UP.test(words);
    return { dayKind: 'early', letsOutAt: readBell(name, text), isTicked };
  }
  if (isDigital) {
    const isTicked = isWholeDay && SURELY_DIGITAL.test(words) && !MAKE_UP.test(words);
    return { ...shared, dayKind: 'digital', isTicked };
  }
  if (!isOff) return NOTHING;
  return {
    ...shared,
    dayKind: 'off',
    isTicked: isWholeDay && OFF.test(words) && !MAKE_UP.test(words),
  };
}

const NOTHING = { dayKind: null, letsOutAt: null, isTicked: false };
