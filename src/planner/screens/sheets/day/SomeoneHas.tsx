import { dayCopy } from '#planner/words/day.ts';
import { homeCopy } from '#planner/words/home.ts';
import { ownCopy } from '#planner/words/own.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { type PlanView, usePlan } from '../../PlanContext.ts';
import { sayAtHome } from '../home/sayAtHome.ts';
import { peopleBefore } from '../own/ownPresets.ts';
import parts from '../sheetParts.module.css';

type SomeoneHasProps = { planned: PlanChild; day: string; onClose: () => void };

/** The commonest answers: a parent at home, in one tap, whoever helped before, or an entry of the family's own. */
export function SomeoneHas({ planned: { child }, day, onClose }: SomeoneHasProps) {
  const plan = usePlan();
  const helper = helperOf(plan);
  const sheet = { kind: 'own', childId: child.id, days: [day] } as const;
  function sayHome() {
    sayAtHome(plan, child, { day, who: '', span: null });
    onClose();
  }
  return (
    <fieldset className={parts.group}>
      <legend>{dayCopy.home}</legend>
      <div className={parts.chips}>
        <Chip onClick={sayHome}>{homeCopy.who.you}</Chip>
        <Chip onClick={() => plan.open({ ...sheet, who: helper })}>{helper}</Chip>
        <Chip onClick={() => plan.open(sheet)}>{ownCopy.offer}</Chip>
      </div>
    </fieldset>
  );
}

/** Whoever looked after the children last; Grandma where nobody did. */
const helperOf = (plan: PlanView): string => {
  const { grandma } = ownCopy.what;
  const [latest = grandma] = peopleBefore(plan).map(({ name }) => name);
  return latest;
};
