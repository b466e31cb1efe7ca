import { dayCopy as copy } from '#planner/words/day.ts';
import { spanShort } from '#planner/words/week.ts';
import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';
import type { CareOffer } from '#planner/rules/candidates/careOffer.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { roadMiles } from '#planner/rules/drive/canDoBoth.ts';
import { shortDay } from '#base/day/calendar.ts';
import { clockLabel, readHours } from '#camps/rules/text/hours.ts';
import { formatCents } from '../../pieces/formatCosts.ts';
import { longWeekday } from '../../pieces/formatDays.ts';

type Asked = {
  cell: Pick<ChildCell, 'day'>;
  /** Days with a spot on a waitlist. */
  waiting: ReadonlySet<string>;
  /** The camp is only a back-up for the first choice. */
  isStandIn: boolean;
};

/** 'Closes 4 days', 'Helps on 7 days, to 3:00 pm' or 'Closes Wednesday, backs up Thursday'. */
export function doesLabel(
  candidate: Pick<Candidate, 'camp' | 'does' | 'gaps' | 'days' | 'closes' | 'helps'>,
  { cell, waiting, isStandIn }: Asked,
): string {
  const { does, days, closes, helps } = candidate;
  const daysWords = (some: readonly string[]) => formatDaysBeside(cell.day, some);
  if (does === null || does === 'notListed') {
    return isStandIn ? copy.standsIn(daysWords(days)) : copy.runs(daysWords(days));
  }
  const closed = isStandIn ? [] : closes.filter((day) => !waiting.has(day));
  const backed = isStandIn ? [] : closes.filter((day) => waiting.has(day));
  const words = [
    ...(isStandIn && closes.length > 0 ? [copy.standsIn(daysWords(closes))] : []),
    ...(closed.length > 0 ? [copy.closes(daysWords(closed))] : []),
    ...(backed.length > 0 ? [copy.backsUp(daysWords(backed))] : []),
    ...(helps.length > 0 ? [copy.helps(daysWords(helps))] : []),
    ...timesWords(candidate),
  ].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Wednesday' is the tapped day, 'Oct 9' another, '4 days' are several. */
function formatDaysBeside(tapped: string, days: readonly string[]): string {
  const [only] = days;
  if (only === undefined || days.length > 1) return copy.days(days.length);
  return only === tapped ? longWeekday(only) : shortDay(only);
}

/** '9–3 plus care to 5:00 pm: closes 4 days, +$48' */
export function careLabel(
  { span, closes, cost }: CareOffer,
  { camp }: Pick<Candidate, 'camp'>,
  tapped: string,
): string {
  const hours = readHours(camp.hours);
  const isEarly = hours !== 'unknown' && span.from < hours.from;
  const isLate = hours !== 'unknown' && span.to > hours.to;
  const [from, to] = [clockLabel(span.from), clockLabel(span.to)];
  const times =
    isEarly && isLate
      ? copy.times.range(from, to)
      : isEarly
        ? copy.times.from(from)
        : copy.times.to(to);
  const base = hours === 'unknown' ? '' : spanShort(hours);
  const does =
    closes.length > 0 ? copy.closes(formatDaysBeside(tapped, closes)) : copy.care.coversMore;
  const price =
    cost === 'unknown'
      ? copy.care.noPrice
      : cost.high === 0
        ? copy.care.free
        : copy.care.costs(formatCents(cost));
  return copy.care.offer(base, times, does, price);
}

/** Where a camp begins late or ends early. */
function timesWords({ camp, gaps }: Pick<Candidate, 'camp' | 'gaps'>): string[] {
  const hours = readHours(camp.hours);
  const [first, last] = [gaps[0], gaps.at(-1)];
  if (hours === 'unknown' || !first || !last) return [];
  const [isLate, isEarly] = [hours.from > first.from, hours.to < last.to];
  const [from, to] = [clockLabel(hours.from), clockLabel(hours.to)];
  if (isLate && isEarly) return [copy.times.range(from, to)];
  return isLate ? [copy.times.from(from)] : isEarly ? [copy.times.to(to)] : [];
}

/** 'about 5 to 7 miles by road'; null when unknown. Never minutes, which cannot be computed offline. */
export function driveLabel(drive: Candidate['drive']): string | null {
  if (drive === null) return null;
  const range = roadMiles(drive.miles);
  const [low, high] = [Math.max(Math.round(range.low), 1), Math.round(range.high)];
  const words =
    range.high < 1 ? copy.miles.under : low >= high ? copy.miles.one : copy.miles.range(low, high);
  return drive.isRough ? copy.miles.rough(words) : words;
}

/** The listing has ages, but the child's age is unknown. */
export const hasAgesOnly = ({ fit, camp }: Pick<Candidate, 'fit' | 'camp'>): boolean =>
  fit === 'notSaid' && (camp.ageMin !== null || camp.ageMax !== null);
