import { printCopy as copy, printedClock, printedSpan } from '#planner/words/print.ts';
import { clockShort, weekCopy } from '#planner/words/week.ts';
import { nearDays } from '#planner/rules/coverage/nearDays.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { CoverageClaim } from '#planner/rules/coverage/dayCell.ts';
import { type Span, mergeSpans } from '#planner/rules/coverage/span.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import { coversDay } from '#planner/rules/status/coversDay.ts';

/** A day of a child as paper and pictures say it. */
export type SheetDay = {
  /** open: no caregiver. waiting: only a waitlist. none: no care needed, or over. */
  look: 'plain' | 'open' | 'waiting' | 'none';
  /** What holds the day, in order: a name and a line about it. */
  parts: readonly { name: string; line: string }[];
  /** What is good to know of it. */
  remarks: readonly string[];
  /** Labels of lines to write on, one for each uncovered stretch; '' below another text. */
  gaps: readonly string[];
};

/** `nameOf`: the camp of a row of the plan. `isNamed` false leaves out the caregivers at home. */
export function sheetDay(
  cell: ChildCell,
  nameOf: (entryId: string) => string,
  isNamed = true,
): SheetDay {
  const { cover, claims, school, need } = cell;
  const held = claims.filter(coversDay).toSorted((a, b) => fromOf(a) - fromOf(b));
  const camps = held.map((claim) => ({ name: nameOf(claim.entryId), line: hoursLine(claim) }));
  const waiting = claims.filter(({ status }) => status === 'waitlisted');
  const remarks = [
    ...(school.kind === 'early' && cover !== 'none' ? [letsOutLine(school.letsOutAt)] : []),
    ...(school.kind === 'digital' && cover !== 'none' ? [copy.digital] : []),
    ...(cell.clashes.length > 0 ? [copy.bothAtOnce] : []),
    ...claims
      .filter((claim) => isCoveringStatus(claim.status) && !claim.isListed)
      .map(({ entryId }) => `${nameOf(entryId)}: ${copy.notListed}`),
  ];
  const home = cover === 'none' ? [] : homeParts(cell, isNamed);
  if (cell.isOver && cover !== 'none') {
    const was = [...camps, ...home.filter(({ name }) => name !== copy.homeMaybe)];
    return { look: 'none', parts: was.length > 0 ? was : [OVER], remarks: [], gaps: [] };
  }
  if (cover === 'none') {
    if (camps.length > 0) return { look: 'plain', parts: camps, remarks, gaps: [] };
    const parts =
      copy.noCare[school.kind] === '' ? [] : [{ name: copy.noCare[school.kind], line: '' }];
    return { look: 'none', parts, remarks, gaps: [] };
  }
  if (cover === 'open') {
    const hours = need !== null && need !== 'unknown' ? printedSpan(need) : '';
    const [first] = waiting;
    const missing = first
      ? { name: nameOf(first.entryId), line: copy.waitlist }
      : { name: copy.open, line: hours };
    const look = first ? 'waiting' : 'open';
    return { look, parts: [...camps, missing], remarks, gaps: [''] };
  }
  const near = nearDays([cell]);
  const alsoWaiting = waiting.map(({ entryId }) => copy.alsoWaiting(nameOf(entryId)));
  return {
    look: 'plain',
    parts: [...camps, ...home],
    remarks: [...remarks, ...alsoWaiting, ...(near === null ? [] : [weekCopy.short(near)])],
    gaps: gapLines(cell),
  };
}

const OVER = { name: copy.over, line: '' };

const fromOf = ({ hours }: CoverageClaim) => (typeof hours === 'object' ? hours.from : 0);

function hoursLine({ hours, extended, own }: CoverageClaim): string {
  if (hours === 'allDay') return own ? copy.allDay : copy.dayAndNight;
  const known = hours === 'unknown' ? extended : [hours, ...extended];
  const spans = mergeSpans(known).map(shownSpan);
  return [...(hours === 'unknown' ? [copy.hoursMissing] : []), ...spans].join(', ');
}

/** A day of an overnight camp begins or ends at midnight: then only the other end is shown. */
const shownSpan = (span: Span): string =>
  span.to === 1440
    ? printedClock(span.from)
    : span.from === 0
      ? printedClock(span.to)
      : printedSpan(span);

const letsOutLine = (letsOutAt: number | null): string =>
  letsOutAt === null ? copy.letsOutUnknown : copy.letsOut(printedClock(letsOutAt));

/** A guess is printed only where nothing else holds the day. */
function homeParts({ cover, home }: ChildCell, isNamed: boolean): SheetDay['parts'] {
  if (cover === 'guess') return [{ name: copy.homeMaybe, line: copy.homeMaybeWhy }];
  return home.flatMap(({ who, span, rowId }) => {
    if (rowId === null) return [];
    const name = span === null ? copy.home : copy.homeFor(printedSpan(span));
    return [{ name, line: isNamed && who !== '' ? copy.with(who) : '' }];
  });
}

/** Nobody is looked for where half an hour is missing. Unknown hours are a gap, too: missing and covered minutes cannot be distinguished. */
function gapLines({ cover, need, gaps }: ChildCell): string[] {
  if (cover === 'unknown') return [copy.gap.unknown];
  if (cover === 'near' || need === null || need === 'unknown') return [];
  return gaps.map(({ from, to }) => {
    if (to === need.to) return copy.gap.after(clockShort(to));
    return from === need.from
      ? copy.gap.before(clockShort(to))
      : copy.gap.between(clockShort(from), clockShort(to));
  });
}
