import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { settle } from '#planner/rules/commands/dayCommands.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { usePlan } from '../../PlanContext.ts';
import styles from '../PlanHints.module.css';
import type { Hint } from './hint.ts';

type HintRowProps = {
  hint: Hint;
  /** After a press that takes the row away. */
  onGone: () => void;
};

export function HintRow({ hint, onGone }: HintRowProps) {
  const plan = usePlan();
  const { key, glyph, title, text, remedies } = hint;
  const dismiss = hint.dismiss ?? {
    label: copy.fine,
    said: copy.fineSaid,
    changes: [settle(plan.state.family, key)],
  };
  const change = (said: string, changes: readonly PlanCommand[]) => {
    onGone();
    void plan.change(said, changes);
  };
  return (
    <li className={styles.look}>
      <Glyph name={glyph} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <div className={styles.ways}>
          {remedies.map((remedy, at) => (
            <Button
              key={remedy.label}
              variant={at === 0 ? 'line' : 'quiet'}
              size="small"
              onClick={() =>
                'sheet' in remedy ? plan.open(remedy.sheet) : change(remedy.said, remedy.changes)
              }
            >
              <span>{remedy.label}</span>
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </Button>
          ))}
          <Button
            variant={remedies.length === 0 ? 'line' : 'quiet'}
            size="small"
            onClick={() => change(dismiss.said, dismiss.changes)}
          >
            <span>{dismiss.label}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </li>
  );
}
