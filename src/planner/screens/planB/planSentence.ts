import { shortDay } from '#base/day/calendar.ts';
import { capitalized } from '#base/text/capitalized.ts';
import { groupBy } from '#base/text/groupBy.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { formatList } from '#camps/camps.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { isOpenCell } from '#planner/rules/coverage/isOpenCell.ts';
import { planBCopy } from '#planner/words/planB.ts';
import { clockShort } from '#planner/words/week.ts';
import { longWeekday } from '../pieces/formatDays.ts';

const copy = planBCopy.sentence;
/** More of them are only counted. */
const MOST_STAYS = 2;
const MOST_LEFT = 2;

type Cell = Pick<ChildCell, 'day' | 'cover' | 'need' | 'gaps' | 'isOver'>;

/** What is read of a plan (ReadPlan). */
type Told = {
  bookings: readonly {
    childId: string;
    days: readonly string[];
    camp: { camp: Pick<Camp, 'id' | 'providerName'> };
  }[];
  weeks: readonly {
    rows: readonly { childId: string; cells: readonly { cell: Cell }[] }[];
  }[];
};

/** `names`: those of the children by id; an only child is not named. */
export function planSentence(
  { bookings, weeks }: Told,
  names: ReadonlyMap<string, string>,
): string {
  const nameOf = (childId: string) => (names.size > 1 ? (names.get(childId) ?? null) : null);
  return [staysText(bookings, nameOf), leftText(weeks, nameOf)]
    .map((text) => `${capitalized(text)}.`)
    .join(' ');
}

type NameOf = (childId: string) => string | null;

/** 'two days at Comet & Kettle for Max and one at River for Wren', 'one day each at Comet & Kettle for Max and Wren' */
function staysText(bookings: Told['bookings'], nameOf: NameOf): string {
  const own = groupBy(bookings, ({ childId, camp }) => `${childId} ${camp.camp.providerName}`);
  const stays = [...own.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const count = more.reduce((sum, { days }) => sum + days.length, first.days.length);
    return { name: nameOf(first.childId), camp: first.camp.camp.providerName, count };
  });
  const told = [...groupBy(stays, ({ camp, count }) => `${count} ${camp}`).values()];
  if (told.length > MOST_STAYS) {
    const count = stays.reduce((sum, one) => sum + one.count, 0);
    return copy.total(count, new Set(bookings.map(({ camp }) => camp.camp.id)).size);
  }
  return formatList(
    told.flatMap((alike, at) => {
      const [first] = alike;
      const names = alike.flatMap(({ name }) => name ?? []);
      return first ? [copy.stay(first.count, first.camp, names, at === 0)] : [];
    }),
  );
}

/** 'Wednesday ends at 3', and what else the plan leaves. */
function leftText(weeks: Told['weeks'], nameOf: NameOf): string {
  const left = weeks.flatMap(({ rows }) =>
    rows.flatMap(({ childId, cells }) =>
      cells.flatMap(({ cell }) => (isOpenCell(cell) ? { childId, cell } : [])),
    ),
  );
  if (left.length === 0) return copy.all;
  if (left.length > MOST_LEFT) {
    const open = left.filter(({ cell }) => cell.cover === 'open').length;
    return copy.left(left.length - open, open);
  }
  return formatList(
    left.map(({ childId, cell }) => {
      const day = weeks.length > 1 ? shortDay(cell.day) : longWeekday(cell.day);
      return dayText(cell, copy.day(day, nameOf(childId)));
    }),
  );
}

function dayText({ cover, need, gaps }: Cell, day: string): string {
  if (cover === 'open') return copy.open(day);
  const [gap] = gaps;
  const isEnd =
    gap !== undefined && gaps.length === 1 && typeof need === 'object' && gap.to === need?.to;
  return isEnd ? copy.ends(day, clockShort(gap.from)) : copy.gap(day);
}
