import { capitalized } from '#base/text/capitalized.ts';
import { dayCopy as copy } from '#planner/words/day.ts';
import { spanShort } from '#planner/words/week.ts';
import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';
import type { CareOffer } from '#planner/rules/candidates/careOffer.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { minutesCovered } from '#planner/rules/candidates/dayFit.ts';
import { totalMinutes } from '#planner/rules/coverage/span.ts';
import { roadMiles } from '#planner/rules/drive/canDoBoth.ts';
import { shortDay } from '#base/day/calendar.ts';
import { clockLabel, readHours } from '#camps/rules/text/hours.ts';
import { formatCents } from '../../pieces/formatCosts.ts';
import { longWeekday } from '../../pieces/formatDays.ts';
import { formatLengthOf } from '../../pieces/formatLength.ts';

type Asked = {
  cell: Pick<ChildCell, 'day'>;
  /** Days with a spot on a waitlist. */
  waiting: ReadonlySet<string>;
  /** The camp is only a back-up for the first choice. */
  isStandIn: boolean;
};

/** 'Covers 4 days', '30 min short on 7 days', '4 of 7½ hours' or 'Covers Wednesday, backs up Thursday'. */
export function doesLabel(
  candidate: Pick<Candidate, 'camp' | 'does' | 'gaps' | 'days' | 'closes' | 'helps'>,
  { cell, waiting, isStandIn }: Asked,
): string {
  const { does, days, closes, helps } = candidate;
  const daysText = (some: readonly string[]) => formatDaysBeside(cell.day, some);
  if (does === null || does === 'notListed') {
    return isStandIn ? copy.stepsIn(daysText(days)) : copy.runs(daysText(days));
  }
  const closed = isStandIn ? [] : closes.filter((day) => !waiting.has(day));
  const backed = isStandIn ? [] : closes.filter((day) => waiting.has(day));
  const share = formatShare(candidate);
  const covers = (isShare: boolean, some: readonly string[]) =>
    !isShare || share === null
      ? copy.covers(daysText(some))
      : copy.coversShare(share, some.length === 1 && some[0] === cell.day ? null : daysText(some));
  const words = [
    ...(isStandIn && closes.length > 0 ? [copy.stepsIn(daysText(closes))] : []),
    ...(closed.length > 0 ? [covers(does === 'closes', closed)] : []),
    ...(backed.length > 0 ? [copy.backsUp(daysText(backed))] : []),
    ...(helps.length > 0
      ? [does === 'helps' ? covers(true, helps) : copy.helps(daysText(helps))]
      : []),
  ].join(', ');
  return capitalized(words);
}

/** It covers the day of the sheet, all of it and no other: its group says so. */
export const isTappedOnly = (
  candidate: Pick<Candidate, 'camp' | 'does' | 'gaps' | 'days'>,
  { cell, waiting, isStandIn }: Asked,
): boolean =>
  candidate.does === 'closes' &&
  !isStandIn &&
  candidate.days.length === 1 &&
  candidate.days[0] === cell.day &&
  !waiting.has(cell.day) &&
  formatShare(candidate) === null;

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
    closes.length > 0 ? copy.covers(formatDaysBeside(tapped, closes)) : copy.care.coversMore;
  const price =
    cost === 'unknown'
      ? copy.care.noPrice
      : cost.high === 0
        ? copy.care.free
        : copy.care.costs(formatCents(cost));
  return copy.care.offer(base, times, does, price);
}

/** '4 of 7½ hours' or '30 min short'; null where the camp covers all of them, or its hours are unknown. */
function formatShare({ camp, gaps }: Pick<Candidate, 'camp' | 'gaps'>): string | null {
  const hours = readHours(camp.hours);
  if (hours === 'unknown') return null;
  const [covered, needed] = [minutesCovered(hours, gaps), totalMinutes(gaps)];
  if (covered === needed) return null;
  return copy.share(formatLengthOf(covered, needed), needed - covered);
}

/** 'About 5 to 7 miles by road.'; null when unknown. Never minutes, which cannot be computed offline. */
export function driveLabel(drive: Candidate['drive']): string | null {
  if (drive === null) return null;
  const [low, high] = wholeMiles(drive.miles);
  const words =
    high === 0 ? copy.miles.under : low >= high ? copy.miles.one : copy.miles.range(low, high);
  return drive.isRough ? copy.miles.rough(words) : `${words}.`;
}

/** '5–7 mi' */
export function milesShort(drive: Candidate['drive']): string | null {
  if (drive === null) return null;
  const [low, high] = wholeMiles(drive.miles);
  return high === 0 ? copy.miles.short.under : copy.miles.short.range(low, high);
}

/** By road; 0 is less than one. */
function wholeMiles(miles: number): [number, number] {
  const { low, high } = roadMiles(miles);
  return high < 1 ? [0, 0] : [Math.max(Math.round(low), 1), Math.round(high)];
}

/** The listing has ages, but the child's age is unknown. */
export const hasAgesOnly = ({ fit, camp }: Pick<Candidate, 'fit' | 'camp'>): boolean =>
  fit === 'notSaid' && (camp.ageMin !== null || camp.ageMax !== null);
