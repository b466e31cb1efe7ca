import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { plannedKey, plannedOf } from '#camps/rules/camp/sessionCamp.ts';
import { bookedAs, type BreakCamp } from '../../candidates/breakCamps.ts';
import { bookedCare } from '../../candidates/careOffer.ts';
import type { CareOption } from '../../candidates/careOptions.ts';
import { newEntry } from '../../commands/newEntry.ts';
import type { FamilyView } from '../../family/familyView.ts';

/** A camp on some days (YYYY-MM-DD, sorted), with the before and after care of them. */
export type CampDays = {
  camp: BreakCamp;
  days: readonly string[];
  care: readonly CareOption[];
};

/** The same text for the same camp with the same care. */
export const campKey = ({ camp, care }: Pick<CampDays, 'camp' | 'care'>): string =>
  [plannedKey(plannedOf(camp.camp)), ...care.map(({ span }) => `${span.from} ${span.to}`)].join();

/**
 * The row of a booking: the thought about the very camp, else a new one with this id. Null when the directory has the
 * camp no more.
 */
export function bookedEntry(
  { childId, camp, days, care, thought }: CampDays & { childId: string; thought: PlanEntry | null },
  view: Pick<FamilyView, 'camps' | 'children'>,
  { id, today }: { id: string; today: string },
): PlanEntry | null {
  const booked = care.map((option) => bookedCare(option, days));
  const status = bookedAs(camp);
  if (thought) {
    const extended = booked.length > 0 ? booked : thought.extended;
    const place = placeAmongChoices(thought, days, entriesOf(view, childId));
    return { ...thought, ...place, days: [...days], status, extended };
  }
  const found = view.camps(plannedOf(camp.camp));
  return found && newEntry({ id, childId, camp: found, days, care: booked, status, today });
}

/** A back-up stays one on the days of a choice before it; on other days it is a first choice of its own. */
function placeAmongChoices(
  { id, wantId, rank }: PlanEntry,
  days: readonly string[],
  entries: readonly PlanEntry[],
): Pick<PlanEntry, 'wantId' | 'rank'> {
  const ahead = entries.filter((one) => one.wantId === wantId && one.rank < rank);
  const isForThem = ahead.some((one) => one.days.some((day) => days.includes(day)));
  if (isForThem) return { wantId, rank };
  return { wantId: ahead.length > 0 ? id : wantId, rank: 1 };
}

/** The rows of a child. */
export const entriesOf = (
  { children }: Pick<FamilyView, 'children'>,
  childId: string,
): readonly PlanEntry[] => children.find(({ child }) => child.id === childId)?.inputs.entries ?? [];
