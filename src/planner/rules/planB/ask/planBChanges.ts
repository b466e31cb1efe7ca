import {
  addBackup,
  changePlanEntry,
  putEntry,
  removeEntry,
  setEntry,
  setStatus,
} from '../../commands/entryCommands.ts';
import { forgetHome, setNotAtHome } from '../../commands/dayCommands.ts';
import type { FamilyView } from '../../family/familyView.ts';
import { isOwnEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';
import { isCoveringStatus } from '../../status/coveringStatus.ts';
import { bookedEntry, entriesOf } from './bookedEntry.ts';
import type { NewBooking } from './newBookings.ts';
import type { KeepOptions } from './weekCells.ts';

type Taking = {
  view: Pick<FamilyView, 'camps' | 'children'>;
  home: PlanState['home'];
  keep: KeepOptions;
  /** YYYY-MM-DD */
  today: string;
  /** An id that no row has. */
  newId: () => string;
};

/**
 * A plan as rows to write in one command: its bookings are planned, each with its second choice as the next rank of the
 * same want. Existing entries on its days are removed, unless they had to stay.
 */
export function planBChanges(
  { bookings }: { bookings: readonly NewBooking[] },
  taking: Taking,
): PlanCommand[] {
  const rows = bookings.flatMap((booking) => bookingRows(booking, taking));
  const gone = taking.keep.booked ? [] : givingWay(bookings, taking);
  const home = taking.keep.home ? [] : nobodyHome(bookings, taking);
  return [...gone, ...home, ...rows];
}

function bookingRows(booking: NewBooking, { view, today, newId }: Taking): PlanCommand[] {
  const { childId, thought, second } = booking;
  const first = bookedEntry(booking, view, { id: newId(), today });
  if (!first) return [];
  const seconds = second.flatMap((other): PlanCommand[] => {
    const row = bookedEntry({ ...other, childId, thought: null }, view, { id: newId(), today });
    return row ? addBackup(entriesOf(view, childId), first, row) : [];
  });
  return [thought ? changePlanEntry(thought, first) : putEntry(first), ...seconds];
}

/** Rows that hold a day of the plan lose it; one without a day left is removed, or cancelled where a camp knows of it. */
function givingWay(bookings: readonly NewBooking[], { view, today }: Taking): PlanCommand[] {
  return view.children.flatMap(({ child, inputs }) => {
    const ofChild = bookings.filter(({ childId }) => childId === child.id);
    const taken = new Set(ofChild.flatMap(({ days }) => days).filter((day) => day >= today));
    const touched = inputs.entries.filter(
      (entry) =>
        !isOwnEntry(entry) &&
        isCoveringStatus(entry.status) &&
        entry.days.some((day) => taken.has(day)),
    );
    return touched.map((entry) => {
      const left = entry.days.filter((day) => !taken.has(day));
      if (left.length > 0) return setEntry(entry, { days: left });
      return entry.status === 'planned' && entry.receipts.length === 0 && entry.cents === null
        ? removeEntry(entry.id)
        : setStatus(entry, 'cancelled');
    });
  });
}

/** Removes at-home rows on newly covered days and denies a suggested holiday there. */
function nobodyHome(bookings: readonly NewBooking[], { view, home, newId }: Taking): PlanCommand[] {
  return view.children.flatMap(({ child, cells }) => {
    const days = bookings.filter(({ childId }) => childId === child.id).flatMap((one) => one.days);
    return cells(days).flatMap((cell) => {
      if (cell.home.length === 0) return [];
      const isProposed = cell.home.some(({ holiday }) => holiday !== null);
      return isProposed
        ? [
            ...forgetHome(home, child.id, cell.day),
            ...setNotAtHome([], newId(), child.id, cell.day),
          ]
        : forgetHome(home, child.id, cell.day);
    });
  });
}
