// What of the plan a family tells its circles.
import { initialOf } from '#family/rules/initialOf.ts';
import type { CircleRow, CircleWish } from '#family/rules/plan/circleRows.ts';
import { isCareOrTrip, isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';
import type { Child, ChildColor } from '#family/rules/profile.ts';
import { addDays } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { type CircleMessage, isWeekOver, type QuietMessage } from './circleFriends.ts';

/** A child at a camp in one week of the plan, which a family may tell. `week`: the Monday; `days`: those of the week. */
export type CircleOffer = {
  entryId: string;
  childId: string;
  campId: string;
  campName: string;
  week: string;
  days: readonly string[];
};

/** The weeks in which a child goes to a camp, or may: no sitter and no trip, and nothing that was cancelled, has no day yet, or is over. */
export function circleOffers(
  entries: readonly PlanEntry[],
  children: readonly Pick<Child, 'id'>[],
  today: string,
): CircleOffer[] {
  const known = new Set(children.map(({ id }) => id));
  return entries
    .flatMap((entry): CircleOffer[] => {
      const { id, childId, campId, snapshot, days } = entry;
      if (childId === null || !known.has(childId)) return [];
      if (entry.status === 'cancelled' || isCareOrTrip(entry)) return [];
      const campName = snapshot.providerName;
      return [...new Set(days.map(mondayOf))]
        .filter((week) => addDays(week, 6) >= today)
        .map((week) => {
          const ofWeek = days.filter((day) => mondayOf(day) === week);
          return { entryId: id, childId, campId, campName, week, days: ofWeek };
        });
    })
    .toSorted((one, other) => (one.week < other.week ? -1 : 1));
}

/** The same on all phones of the family: two that tick the same tell it once. The id of an entry may be as long as one may be. */
export const wishId = (circleId: string, entryId: string, week: string): string => {
  const start = `${circleId} ${week} `;
  return start + entryId.slice(start.length - LONGEST_ID);
};
const LONGEST_ID = 120;

/** A quiet wish names a camp of the directory: nobody else knows one of the family's own. */
export const canBeQuiet = ({ campId }: Pick<CircleOffer, 'campId'>): boolean =>
  !isOwnEntry({ campId });

/** The server takes no more of one family. */
const MOST_QUIET = 60;

type Told = {
  wishes: Record<string, string>;
  quiet: { slot: string; wish: string; words: string }[];
};

/**
 * What the circle is told now, as its store takes it (CircleWanted). A wish whose entry is gone, cancelled or moved out of the
 * week tells nothing. Of several quiet ones of a child in a week the first counts.
 */
export function tellCircle(
  { entries, circleWishes }: Pick<PlanState, 'entries' | 'circleWishes'>,
  circleId: string,
  today: string,
): Told {
  const told: Told = { wishes: {}, quiet: [] };
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const slots = new Set<string>();
  const ours = circleWishes.filter((wish) => wish.circleId === circleId);
  for (const wish of ours.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const entry = byId.get(wish.entryId);
    const days = entry?.days.filter((day) => mondayOf(day) === wish.week) ?? [];
    const isTold = entry?.status !== 'cancelled' && !isWeekOver(wish.week, today);
    if (!entry || entry.childId === null || days.length === 0 || !isTold) continue;
    const { label, color, week } = wish;
    if (!wish.isQuiet) {
      const words: CircleMessage = {
        label,
        color,
        week,
        days,
        campId: entry.campId,
        campName: entry.snapshot.providerName,
        note: wish.note,
      };
      told.wishes[wish.id] = JSON.stringify(words);
      continue;
    }
    const slot = `${entry.childId} ${week}`;
    if (slots.has(slot) || !canBeQuiet(entry) || slots.size === MOST_QUIET) continue;
    slots.add(slot);
    const words: QuietMessage = { label, color };
    told.quiet.push({ slot, wish: `${entry.campId} ${week}`, words: JSON.stringify(words) });
  }
  return told;
}

/**
 * What is over goes from the plan, too. A wish of a circle that is not here stays until then, and is told to nobody: on another phone
 * of the family the circle may come a page of rows later than its wishes.
 */
export const dropOverWishes = (
  { circleWishes }: Pick<PlanState, 'circleWishes'>,
  today: string,
): PlanCommand[] =>
  circleWishes.flatMap((wish): PlanCommand[] =>
    isWeekOver(wish.week, today) ? [{ kind: 'circle_wish', id: wish.id, row: null }] : [],
  );

/** What a family calls a child in its circles: as it did last, else the initial. */
export function circleLabel(
  child: Pick<Child, 'id' | 'firstName' | 'color'>,
  { entries, circleWishes }: Pick<PlanState, 'entries' | 'circleWishes'>,
): { label: string; color: ChildColor } {
  const ofChild = new Set(entries.flatMap(({ id, childId }) => (childId === child.id ? [id] : [])));
  const known = circleWishes.findLast(({ entryId }) => ofChild.has(entryId));
  if (known) return { label: known.label, color: known.color };
  return { label: initialOf(child.firstName, ''), color: child.color };
}

/** The circles that the family is in, as it joined them: one that it leaves waits for the server alone. */
export const standingCircles = (circles: readonly CircleRow[]): CircleRow[] =>
  circles
    .filter(({ ended }) => ended !== 'leaving' && ended !== 'closing')
    .toSorted((one, other) => one.joinedAt - other.joinedAt);

/** What the family does not share any more, and what it tells from now on. */
export const leaveCircle = (
  circle: CircleRow,
  wishes: readonly CircleWish[],
  ended: 'leaving' | 'closing',
): PlanCommand[] => [
  { kind: 'circle', id: circle.id, set: { ended } },
  ...wishes.flatMap((wish): PlanCommand[] =>
    wish.circleId === circle.id ? [{ kind: 'circle_wish', id: wish.id, row: null }] : [],
  ),
];
