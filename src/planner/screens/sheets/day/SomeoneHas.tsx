import { dayCopy } from '#planner/words/day.ts';
import { homeCopy } from '#planner/words/home.ts';
import { ownCopy } from '#planner/words/own.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { usePlan } from '../../PlanContext.ts';
import { sayAtHome } from '../home/sayAtHome.ts';
import { ownPresets } from '../own/ownPresets.ts';
import parts from '../sheetParts.module.css';

const MOST_PEOPLE = 3;

type SomeoneHasProps = { planned: PlanChild; day: string; onClose: () => void };

/** A parent at home, in one tap, or an entry of the family's own as an alternative to a camp. */
export function SomeoneHas({ planned: { child }, day, onClose }: SomeoneHasProps) {
  const plan = usePlan();
  const people = ownPresets(plan).filter(({ kind }) => kind === 'care');
  const sheet = { kind: 'own', childId: child.id, days: [day] } as const;
  function sayHome() {
    sayAtHome(plan, child, { day, who: '', span: null });
    onClose();
  }
  return (
    <section className={parts.section}>
      <h3>{dayCopy.who.heading(child.firstName)}</h3>
      <div className={parts.chips}>
        <Chip glyph="home" onClick={sayHome}>
          {homeCopy.who.you}
        </Chip>
        {people.slice(0, MOST_PEOPLE).map(({ name }) => (
          <Chip key={name} glyph="user" onClick={() => plan.open({ ...sheet, who: name })}>
            {name}
          </Chip>
        ))}
        <Chip glyph="plus" onClick={() => plan.open(sheet)}>
          {ownCopy.offer}
        </Chip>
      </div>
    </section>
  );
}
