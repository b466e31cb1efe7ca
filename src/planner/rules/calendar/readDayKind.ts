import type { Span } from '../coverage/span.ts';
import type { ImportedDay } from './importedDay.ts';
import { readBell } from './readBell.ts';

type Reading = Pick<ImportedDay, 'dayKind' | 'letsOutAt' | 'isTicked'>;

const SHORT_DAY =
  /\bearly[- ](?:release|dismissal|out|clos(?:ing|ure))\b|\bout early\b|\b(?:half|1\/2)[- ]?days?\b|\b(?:shortened|minimum|abbreviated) days?\b/;
const DISMISSAL = /\bdismiss(?:al|ed)\b|\bstudents? (?:are )?out (?:at|by)\b/;
/** A dismissal with its time, and no early one by its name. Later than this it is the usual one. */
const LATEST_SHORT_DAY = 14 * 60;

const DIGITAL = /\b(?:digital|virtual|remote|asynchronous|e-?learning)\b/;
const SURELY_DIGITAL =
  /\be-?learning\b|\b(?:digital|virtual|remote|distance|asynchronous|independent|at[- ]home)(?:[\s/,&-]+(?:digital|virtual|remote|distance|asynchronous|independent|or|and))*[\s-]+(?:learning|instruction|teaching|school|study|days?)\b/;

/** Words that say in so many words that there is no school. */
const NO_SCHOOL =
  /\b(?:no|not?[- ]a) (?:school|classes|students)\b(?!.*\bafter (?:\d|noon\b))|\bstudents? (?:holidays?|vacations?|free days?)\b|\bstudents? (?:are )?(?:off|out)\b(?!-| (?:of(?! school)|campus|early|at|by)\b)|\bnon-?(?:student|attendance|instructional) days?\b|\bnot in session\b|\b(?:schools?|campus|campuses|district)(?: is| are| will be)? closed\b(?!(?: for| at)? lunch)|^closed\b/;
/** Words of a day off that need no more to be believed. */
const DAY_OFF =
  /\b(?:fall|autumn|winter|spring|summer|thanksgiving|christmas|holiday|mid-?winter|easter|semester|term|school|jan(?:uary|\.)?|feb(?:ruary|\.)?|march|april|oct(?:ober|\.)?|nov(?:ember|\.)?|dec(?:ember|\.)?) (?:\([a-z ]+\) )?(?:break|recess|vacation|holidays?)\b|^(?:break|holidays?|vacation)$|\b(?:holidays?|vacation)(?= (?:break|observed)|$|\s*[-–—:/,(])|\bwork ?days?\b|\bin-?service\b|\b(?:staff|teachers?'?|faculty|professional)[ /-]+(?:development|planning|learning|training|preparation|grading|pd)\b|\b(?:staff|teacher|faculty|pd) (?:pd|in-?service|days?)\b|\bpd days?\b/;
/** Holidays on which schools are closed, though few calendars say so: nothing else is in the title. */
const NAMED_HOLIDAY =
  /^(?:labor day|memorial day|(?:(?:dr\.? )?martin luther king|mlk)(?:,? (?:jr\.?|junior))?(?:'s)?(?: birthday)?(?: day)?|presidents?'?s? day|juneteenth|independence day|thanksgiving(?: day)?|christmas(?: day| eve)?|new year'?s?(?: day| eve)?)(?: holiday)?(?: \(?(?:holiday|observed|observance)\)?)?$/;
/** Days on which some schools are closed: listed, and left to the parent. */
const MAYBE_OFF =
  /\b(?:holidays?|break(?! (?:the|a|an|out|camp)\b)|vacation(?! bible)|recess|closed|conferences?|intersession|flex days?|(?:pre|post)-?planning|grading days?|record[- ]keeping|labor day|memorial day|thanksgiving|christmas|new year'?s|juneteenth|independence day|veterans'? day|presidents'? day|columbus day|indigenous peoples|mlk|martin luther king|good friday|easter monday|rosh hashanah|yom kippur|eid(?: al)?|diwali|lunar new year)\b/;

/** A part of the school, or a service, and not the school's day: taken out before the rest is read. */
const NOT_THE_DAY =
  /\b(?:front )?(?:offices?|library|cafeteria|gym|pool|store|after ?-?care|playground|parking lot|carpool lane|entrance|registration)(?: is| are| will be)? closed\b|\bno school (?:bus(?:es)?|lunch(?:es)?|breakfasts?|meals?|uniforms?|store|pictures?|board|zones?)\b.*/g;
/** Grades from the first to the last are all of them. */
const ALL_LEVELS = /\b(?:pre-?k|pk|k)\s*(?:-|–|to|thru|through)\s*12\b/g;
/** For some children only: which of them, nobody but the parent knows. */
const LEVEL =
  /\b(?:pre-?k|pk|preschool|kindergarten|k(?:\s*(?:-|–|to)\s*\d{1,2})?|elementary|middle|high school|hs|ms|es|(?:lower|upper) school|\d{1,2}(?:st|nd|rd|th)(?: |-)?grade\w*|grades? (?:k|\d)|seniors?|juniors?|sophomores?|freshm[ae]n)\b/;
/** Events on a day off, before it, after it or in its place. */
const ABOUT_IT =
  /\bmake-?up\b|\bno early\b|\blate (?:arrival|start|opening)\b|\bdelay(?:ed)?\b|(?<!not )\bin session\b|\b(?:concert|party|parties|programs?|performances?|shop|market|parade|feast|lunch(?:eon)?|breakfast|brunch|fundraiser|registration|camps?|resumes?|returns?|back (?:to|from)|before|after|last day|first day|deadline|due|meeting|assembly|duty|volunteers?|sing-?along|sweaters?|pajamas?|happy|tours?|open house|orientation|webinar|fair|club|games?|practice|try-?outs?|tournament|night|packet|homework|drives?|trips?|bingo|books?|reading|contests?|challenges?|sale|communit(?:y|ies))\b/;
/** Events of half a day, and the staff's own early end: the school's day may be a usual one. */
const ABOUT_EARLY =
  /\b(?:camps?|trips?|committees?)\b|^(?:staff|faculty|teachers?'?):? (?:early|half)\b/;
const MAKE_UP = /\bmake-?up\b/;
/** 'No School' of so many minutes means the day, and not an evening. */
const SCHOOL_DAY = 5 * 60;
/** A remark about another day than the event's own. */
const OTHER_DAY = /\((?:no|early) [^)]*\b(?:on|next)\b[^)]*\)/;

/**
 * What a school calendar's own words make of a day. `name` is the event's title and decides the kind; `text` may say
 * when school lets out, and so may `hours`, those of the event; null for a whole day. What can be read in two ways or is
 * for some grades only is never ticked, and neither is an event of some hours, except for an early release and for a "No
 * School" as long as a day of school: a conference at 6 in the evening is no day off.
 */
export function readDayKind(name: string, text: string, hours: Span | null): Reading {
  const words = name
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(NOT_THE_DAY, '')
    .replaceAll(ALL_LEVELS, '')
    .trim();
  const letsOutAt = readBell(name, text, hours);
  const isEarly = SHORT_DAY.test(words) || isShortDismissal(words, letsOutAt);
  const isSurelyDigital = SURELY_DIGITAL.test(words);
  const isSurelyOff = NO_SCHOOL.test(words);
  const isSure = isEarly || isSurelyDigital || isSurelyOff;
  if (/\bno early\b/.test(words) || (ABOUT_IT.test(words) && !isSure)) return NOTHING;
  const isClear = ![LEVEL, MAKE_UP, OTHER_DAY].some((doubt) => doubt.test(words));
  const isDigital = isSurelyDigital || DIGITAL.test(words);
  if (isEarly)
    return {
      dayKind: 'early',
      letsOutAt,
      isTicked: isClear && !isDigital && !ABOUT_EARLY.test(words),
    };
  const isWhole = hours === null || (isSurelyOff && hours.to - hours.from >= SCHOOL_DAY);
  const isTickable = isClear && isWhole;
  if (isDigital)
    return { dayKind: 'digital', letsOutAt: null, isTicked: isTickable && isSurelyDigital };
  const isOff = isSurelyOff || DAY_OFF.test(words) || NAMED_HOLIDAY.test(words);
  if (!isOff && !MAYBE_OFF.test(words)) return NOTHING;
  return { dayKind: 'off', letsOutAt: null, isTicked: isTickable && isOff };
}

const isShortDismissal = (words: string, letsOutAt: number | null) =>
  DISMISSAL.test(words) && letsOutAt !== null && letsOutAt < LATEST_SHORT_DAY;

const NOTHING: Reading = { dayKind: null, letsOutAt: null, isTicked: false };
