import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { AddSummer } from './AddSummer.tsx';

/** When school ends and begins again, on its own: two taps, and the summer is in the plan. */
export function SummerSheet({ sheet, isOpen, onClose }: SheetProps<'summer'>) {
  return (
    <PlannerSheet title={schoolCalendarCopy.summer.title} isOpen={isOpen} onClose={onClose}>
      <AddSummer childId={sheet.childId} onAdded={onClose} />
    </PlannerSheet>
  );
}
