import { dayWithWeekday, yearOf } from '#base/day/calendar.ts';
import { formatList } from '#camps/camps.ts';
import { hoursRange } from '#camps/rules/text/hours.ts';
import {
  ALL_CHILDREN,
  type CustodyLogRow,
  HOME_IDS,
  type HomeId,
  type Household,
} from '#family/rules/plan/custodyRows.ts';
import { readPlanRow } from '#family/rules/plan/planRecord.ts';
import { homeName, householdOf } from '#planner/rules/custody/homeOfDay.ts';
import { homesCopy, possessive } from '#planner/words/homes.ts';
import { weekdayNames } from '#planner/words/week.ts';

const copy = homesCopy.paper;

/** Whom the log is about: the homes by their names of then, the children by those of today. */
export type LogNames = {
  households: readonly Household[];
  childName: (id: string) => string | undefined;
};

/** What a line of the log says: how it is, and how it was. */
export function logSentence({ of, rowId, before, after }: CustodyLogRow, names: LogNames): string {
  const say = (row: CustodyLogRow['before']) =>
    row === null ? null : (describe(of, { ...row, id: rowId }, names) ?? copy.unreadable);
  const [was, is] = [say(before), say(after)];
  if (is === null) return was === null ? copy.unreadable : copy.removed(was);
  return was === null ? copy.added(is) : copy.changed(is, was);
}

function describe(
  kind: CustodyLogRow['of'],
  fields: Record<string, unknown>,
  names: LogNames,
): string | null {
  const read = readPlanRow(kind, fields);
  switch (read?.kind) {
    case 'household':
      return read.row && householdWords(read.row);
    case 'custody': {
      if (read.row === null) return null;
      const { id, pattern, firstNight, firstHome } = read.row;
      const who = whoWords(id, names);
      if (pattern === null) return copy.oneHome(who);
      const { label } = homesCopy.setUp.patterns[pattern];
      return copy.custody(who, label, datedDay(firstNight), whoseWords(firstHome, names));
    }
    case 'custody_change': {
      if (read.row === null) return null;
      const { childId, nights, name, alternates, askedBy, answer, answeredOn } = read.row;
      const spans = nights.map(({ from, to, home }) => {
        const days = from === to ? datedDay(from) : `${datedDay(from)} to ${datedDay(to)}`;
        return homesCopy.differ.at(days, whoseWords(home, names));
      });
      const what = [
        spans.join('; '),
        ...(alternates ? [homesCopy.differ.everyYear] : []),
        ...(name === '' ? [] : [name]),
      ].join(', ');
      const who = whoWords(childId, names);
      if (askedBy === null) return copy.settled(who, what);
      const said = copy.answers[answer ?? 'none'];
      const answered = answeredOn === null ? said : copy.answeredOn(said, datedDay(answeredOn));
      return copy.request(homeName(names.households, askedBy), who, what, answered);
    }
    default:
      return null;
  }
}

/**
 * The homes with the names that they had at a moment, ms since 1970: a later line of the log says how a home was called before.
 */
export function homesAt(
  households: readonly Household[],
  log: readonly CustodyLogRow[],
  at: number,
): Household[] {
  return HOME_IDS.map((id) => {
    const [next] = log
      .filter((line) => line.of === 'household' && line.rowId === id && line.at > at)
      .toSorted((one, other) => one.at - other.at);
    const now = householdOf(households, id);
    if (!next) return now;
    const name = next.before?.['name'];
    return { ...now, name: typeof name === 'string' ? name : '' };
  });
}

/** 'Wed, Oct 8, 2025' */
export const datedDay = (day: string): string => `${dayWithWeekday(day)}, ${yearOf(day)}`;

const whoseWords = (home: HomeId, { households }: LogNames): string =>
  possessive(homeName(households, home));

const whoWords = (childId: string, { childName }: LogNames): string =>
  childId === ALL_CHILDREN ? homesCopy.setUp.everybody : (childName(childId) ?? copy.formerChild);

function householdWords({ id, name, dropOffBy, pickUpBy, careHours }: Household): string {
  const parent = name || homesCopy.homeOf(id);
  const hours = careHours?.flatMap((span, weekday) =>
    span ? [`${(weekdayNames[weekday] ?? '').slice(0, 3)} ${hoursRange(span)}`] : [],
  );
  return copy.household(
    parent,
    dropOffBy || parent,
    pickUpBy || parent,
    hours ? formatList(hours) : copy.planHours,
  );
}
