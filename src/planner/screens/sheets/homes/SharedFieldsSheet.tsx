import { sharedFieldsCopy as copy } from '#planner/words/sharedFields.ts';
import { homesRoom } from '#planner/rules/custody/homeOfDay.ts';
import { HomesLogLink } from '../../homes/HomesLogLink.tsx';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { usePlan } from '../../PlanContext.ts';
import { SharedFieldGroups } from './SharedFieldGroups.tsx';

type SharedFieldsSheetProps = { isOpen: boolean; onClose: () => void };

/** Every field that the other home may see, and everything that it never does. */
export function SharedFieldsSheet({ isOpen, onClose }: SharedFieldsSheetProps) {
  const room = homesRoom(usePlan().state);
  return (
    <PlannerSheet title={copy.title} isOpen={isOpen} onClose={onClose} end={copy.done}>
      <p className="leading-140">{room ? copy.withOther : copy.now}</p>
      <SharedFieldGroups />
      <HomesLogLink />
    </PlannerSheet>
  );
}
