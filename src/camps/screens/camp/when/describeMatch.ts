import { schoolCopy } from '#camps/words/camp/school.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import type { SchoolMatch } from '#camps/rules/season/schoolMatch.ts';
import { sessionLabel } from '#camps/rules/text/dates/campDates.ts';
import { groupSessions } from '#camps/rules/text/dates/campDays.ts';
import { unbroken } from '#base/text/unbroken.ts';

export type MatchText = {
  tone: 'good' | 'part' | 'none' | 'open';
  title: string;
  text: string;
  /** How far the dates are to be trusted. */
  note: string;
};

/**
 * The sentence of a match. `district` is its name, null while none is chosen; `isConfirmed`: its dates are checked
 * against what it publishes.
 */
export function describeMatch(
  match: SchoolMatch,
  district: string | null,
  isConfirmed: boolean,
): MatchText {
  const open = { tone: 'open', title: '', note: '' } as const;
  const note = isConfirmed ? '' : schoolCopy.unconfirmed;
  switch (match.kind) {
    case 'no dates':
      return { ...open, text: schoolCopy.noDates };
    case 'no school':
      return { ...open, text: schoolCopy.pick };
    case 'unknown':
      return { ...open, text: schoolCopy.unknown(district, unbroken(match.schoolYear)) };
    case 'weekend':
      return { tone: 'good', title: schoolCopy.weekend, text: '', note: '' };
    case 'none': {
      const { nearest } = match;
      const text =
        nearest === null || district === null
          ? ''
          : schoolCopy.nearest(
              district,
              nearest.name,
              sessionLabel({ start: nearest.startsOn, end: nearest.endsOn }),
            );
      return { tone: 'none', title: schoolCopy.none, text, note };
    }
    case 'all': {
      const text = sentences(
        match.left.length > 0 && schoolCopy.left(match.left.length, named(match.left)),
        inSchool(match.inSchool),
      );
      return { tone: 'good', title: schoolCopy.all, text, note };
    }
    // 'some': the one that is left.
    default: {
      const { covered, of, left } = match;
      const isShort = left.length <= MOST_NAMED;
      const text = sentences(isShort && schoolCopy.still(named(left)), inSchool(match.inSchool));
      return { tone: 'part', title: schoolCopy.some(covered, of), text, note };
    }
  }
}

// A longer list of days is on the calendar.
const MOST_NAMED = 3;

const inSchool = (days: readonly string[]) =>
  days.length > 0 && schoolCopy.inSchool(days.length, named(days));

const sentences = (...all: (string | false)[]) => all.filter(Boolean).join(' ');

/** 'Mon, Oct 13', 'Thu, Oct 9 and Fri, Oct 10', or the first and the last of more. */
function named(days: readonly string[]): string {
  if (days.length <= MOST_NAMED - 1) return days.map(dayWithWeekday).join(' and ');
  return groupSessions(days).map(sessionLabel).join('; ');
}
