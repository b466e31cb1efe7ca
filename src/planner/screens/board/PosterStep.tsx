import type { ReactNode } from 'react';
import { boardCopy } from '#planner/words/board.ts';
import { countFits } from '#planner/rules/candidates/countFits.ts';
import { setAtHome } from '#planner/rules/commands/dayCommands.ts';
import type { BreakStep } from '#planner/rules/family/breakStep.ts';
import { Button } from '#ui/Button.tsx';
import { careNeedOn } from '../careNeedOn.ts';
import { type PlanView, usePlan } from '../PlanContext.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import { formatDatedDays } from '../pieces/formatDays.ts';
import styles from './CoverPoster.module.css';

const copy = boardCopy.next;

/** The next thing to do in the break, with the one coral button of the page. */
export function PosterStep({ step }: { step: BreakStep }) {
  const plan = usePlan();
  const { kind, days, children } = step;
  const names = children.map(({ child }) => child.firstName);
  const [day = ''] = days;
  function confirmGuesses() {
    const changes = children.flatMap(({ child, counted }) =>
      counted(days)
        .filter(({ cover }) => cover === 'guess')
        .flatMap((cell) =>
          setAtHome(plan.state.home, crypto.randomUUID(), {
            childId: child.id,
            day: cell.day,
            who: '',
            span: null,
          }),
        ),
    );
    void plan.change(copy.guess.said(formatDatedDays(days)), changes);
  }
  return (
    <StepLine
      text={
        kind === 'guess'
          ? copy.guess.text(formatDatedDays(days))
          : copy[kind].text(dayWithWeekday(day), names)
      }
    >
      <Button
        variant="main"
        size="small"
        onClick={() =>
          kind === 'guess'
            ? confirmGuesses()
            : plan.open({ kind: 'day', childId: children[0]?.child.id ?? '', day })
        }
      >
        {kind === 'open' ? copy.open.action(campsFor(plan, step)) : copy[kind].action}
      </Button>
    </StepLine>
  );
}

/** The last line of the poster. */
export const StepLine = ({ text, children }: { text: string; children: ReactNode }) => (
  <p className={styles.step}>
    <span>{text}</span> {children}
  </p>
);

/** How many camps cover the day for the child that its button opens. */
function campsFor(plan: PlanView, { days: [day = ''], children: [child] }: BreakStep): number {
  return child ? countFits(careNeedOn(plan, child, day), plan.breakCamps).closes : 0;
}
