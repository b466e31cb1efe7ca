import { homeCopy } from '#planner/words/home.ts';
import { forgetHome, setNotAtHome } from '#planner/rules/commands/dayCommands.ts';
import { Button } from '#ui/Button.tsx';
import { NightLine } from '../../homes/NightLine.tsx';
import { longDay } from '../../pieces/formatDays.ts';
import { findCell, findChild, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import parts from '../sheetParts.module.css';
import { SchoolKind } from './SchoolKind.tsx';
import { WhoIsHome } from './WhoIsHome.tsx';

const copy = homeCopy.who;

/** Sets the caregivers at home and the kind of school day; each tap is saved at once. */
export function HomeSheet({ sheet: { childId, day }, isOpen, onClose }: SheetProps<'home'>) {
  const plan = usePlan();
  const planned = findChild(plan, childId);
  const cell = findCell(plan, childId, day);
  if (!planned || !cell) return null;
  const [atHome] = cell.home;

  function sayNobody() {
    // Without an entry a holiday is suggested again.
    const changes =
      atHome?.holiday == null
        ? forgetHome(plan.state.home, childId, day)
        : setNotAtHome(plan.state.home, crypto.randomUUID(), childId, day);
    void plan.change(copy.nobodySaid(longDay(day)), changes);
  }
  return (
    <PlannerSheet
      title={homeCopy.title(planned.child.firstName, longDay(day))}
      isOpen={isOpen}
      onClose={onClose}
      start={
        atHome && (
          <Button variant="quiet" size="small" className={parts.danger} onClick={sayNobody}>
            {copy.nobody}
          </Button>
        )
      }
      end={copy.done}
    >
      <NightLine planned={planned} day={day} />
      <WhoIsHome planned={planned} cell={cell} />
      <section className={parts.section}>
        <SchoolKind key={`${childId} ${day}`} planned={planned} cell={cell} />
      </section>
    </PlannerSheet>
  );
}
