import { spanShort, weekCopy as copy } from '#planner/words/week.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { CoverageClaim } from '#planner/rules/coverage/dayCell.ts';
import { type Span, spanAround } from '#planner/rules/coverage/span.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { coversDay } from '#planner/rules/status/coversDay.ts';
import { formatAtHome, openLookOf, stayOf } from './cellFace.ts';

/** Something on a lane of the hours. `row`: 1 for what is booked at the same time as something else. */
export type HourBlockFace = {
  look:
    | 'held'
    | 'planned'
    | 'waiting'
    | 'maybe'
    | 'clash'
    | 'home'
    | 'guess'
    | 'gap'
    | 'unknown'
    | 'over';
  span: Span;
  row: 0 | 1;
  name: string;
  words: string;
  entryId: string | null;
};

/** The blocks in the lane of a child on a day: rows, caregivers at home, and gaps by their duration. */
export function hourBlocks(
  cell: ChildCell,
  entries: readonly PlanEntry[],
  range: Span,
): HourBlockFace[] {
  const clashing = new Set(cell.clashes.map(({ entryIds: [, second] }) => second));
  const blocks = [
    ...cell.claims.map((claim) => blockOf(claim, entries, clashing, cell, range)),
    ...cell.home.map((home): HourBlockFace => ({
      look: home.rowId === null ? 'guess' : 'home',
      span: home.span ?? needOf(cell, range),
      row: 0,
      name: copy.home,
      words: formatAtHome(home),
      entryId: null,
    })),
    ...(hasGaps(cell) ? cell.gaps : []).map((span): HourBlockFace => ({
      look: 'gap',
      span,
      row: 0,
      name: copy.open,
      words: spanShort(span),
      entryId: null,
    })),
  ];
  if (cell.isOver) return blocks.map((block) => ({ ...block, row: 0, look: 'over' }));
  return blocks.toSorted((a, b) => a.row - b.row || a.span.from - b.span.from);
}

/**
 * A day that counts as covered has a notch, and nothing to fill; where hours are missing, nobody knows the gaps. A day
 * with a spot on a waitlist is counted as waiting, not as open.
 */
const hasGaps = (cell: ChildCell): boolean =>
  !cell.isOver &&
  (cell.cover === 'part' || (cell.cover === 'open' && openLookOf(cell) !== 'waiting'));

const needOf = ({ need }: ChildCell, range: Span): Span =>
  need === null || need === 'unknown' ? range : need;

function blockOf(
  claim: CoverageClaim,
  entries: readonly PlanEntry[],
  clashing: ReadonlySet<string>,
  cell: ChildCell,
  range: Span,
): HourBlockFace {
  const { entryId, hours, status } = claim;
  const name = entries.find(({ id }) => id === entryId)?.snapshot.providerName ?? '';
  const isKnown = typeof hours === 'object';
  const whole = isKnown
    ? [hours, ...claim.extended]
    : hours === 'allDay'
      ? [range]
      : [needOf(cell, range)];
  const { from, to } = spanAround(whole);
  const span = { from: Math.max(range.from, from), to: Math.min(range.to, to) };
  const base = { span, name, entryId, row: 0 } satisfies Partial<HourBlockFace>;
  if (!coversDay(claim))
    return {
      ...base,
      row: rowBeside(cell),
      ...(status === 'waitlisted'
        ? { look: 'waiting', words: copy.waiting }
        : { look: 'maybe', words: copy.considering }),
    };
  if (hours === 'unknown') return { ...base, look: 'unknown', words: copy.hoursMissing };
  const words = isKnown ? spanShort(stayOf(hours, claim.extended)) : copy.allDay;
  if (clashing.has(entryId)) return { ...base, row: 1, look: 'clash', words };
  return { ...base, look: status === 'planned' ? 'planned' : 'held', words };
}

/** Rows without cover are below what covers or is open; where nothing else is drawn, they are at the top. */
const rowBeside = (cell: ChildCell): 0 | 1 =>
  cell.cover === 'none' || (cell.cover === 'open' && !hasGaps(cell)) ? 0 : 1;
