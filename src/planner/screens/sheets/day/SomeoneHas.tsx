import { dayCopy } from '#planner/words/day.ts';
import { homeCopy } from '#planner/words/home.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { usePlan } from '../../PlanContext.ts';
import { peopleBefore, sayAtHome } from '../home/sayAtHome.ts';
import parts from '../sheetParts.module.css';

const copy = homeCopy.who;

type SomeoneHasProps = { planned: PlanChild; day: string; onClose: () => void };

/** Offers earlier caregivers of the child as an alternative to a camp. */
export function SomeoneHas({ planned: { child }, day, onClose }: SomeoneHasProps) {
  const plan = usePlan();
  function say(who: string) {
    sayAtHome(plan, child, { day, who, span: null });
    onClose();
  }
  return (
    <section className={parts.section}>
      <h3>{dayCopy.who.heading(child.firstName)}</h3>
      <div className={parts.chips}>
        {['', ...peopleBefore(plan.state.home)].map((who) => (
          <Chip key={who} glyph="home" onClick={() => say(who)}>
            {who === '' ? copy.you : who}
          </Chip>
        ))}
        <Chip glyph="plus" onClick={() => plan.open({ kind: 'home', childId: child.id, day })}>
          {copy.other}
        </Chip>
      </div>
    </section>
  );
}
