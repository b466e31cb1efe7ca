import { boardCopy } from '#planner/words/board.ts';
import { setAtHome } from '#planner/rules/commands/dayCommands.ts';
import type { BreakStep } from '#planner/rules/family/breakStep.ts';
import { Button } from '#ui/Button.tsx';
import { usePlan } from '../PlanContext.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import { formatDatedDays } from '../pieces/formatDays.ts';
import styles from './CoverPoster.module.css';

const copy = boardCopy.next;

/** The next thing to do in the break, with the button that does it. */
export function PosterStep({ step: { kind, days, children } }: { step: BreakStep }) {
  const plan = usePlan();
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
    <p className={styles.step}>
      <span>
        {kind === 'guess'
          ? copy.guess.text(formatDatedDays(days))
          : copy[kind].text(dayWithWeekday(day), names)}
      </span>{' '}
      <Button
        variant="main"
        size="small"
        onClick={() =>
          kind === 'guess'
            ? confirmGuesses()
            : plan.open({ kind: 'day', childId: children[0]?.child.id ?? '', day })
        }
      >
        {copy[kind].action}
      </Button>
    </p>
  );
}
