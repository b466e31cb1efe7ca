import { dayCopy } from '#planner/words/day.ts';
import { setAtHome } from '#planner/rules/commands/dayCommands.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { longDay } from '../../pieces/formatDays.ts';
import { usePlan } from '../../PlanContext.ts';
import { peopleBefore } from '../home/ownDay.ts';
import parts from '../sheetParts.module.css';

const copy = dayCopy.who;

type SomeoneHasProps = { planned: PlanChild; day: string; onClose: () => void };

/** Offers earlier caregivers of the child as an alternative to a camp. */
export function SomeoneHas({ planned: { child }, day, onClose }: SomeoneHasProps) {
  const { state, change, open } = usePlan();
  function say(who: string) {
    const words =
      who === ''
        ? copy.youSaid(child.firstName, longDay(day))
        : copy.said(who, child.firstName, longDay(day));
    const said = { childId: child.id, day, who, span: null };
    void change(words, setAtHome(state.home, crypto.randomUUID(), said));
    onClose();
  }
  return (
    <section className={parts.section}>
      <h3>{copy.heading(child.firstName)}</h3>
      <div className={parts.chips}>
        {['', ...peopleBefore(state.home, copy.grandma)].map((who) => (
          <Chip key={who} glyph="home" onClick={() => say(who)}>
            {who === '' ? copy.you : who}
          </Chip>
        ))}
        <Chip glyph="plus" onClick={() => open({ kind: 'home', childId: child.id, day })}>
          {copy.other}
        </Chip>
      </div>
    </section>
  );
}
