import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { settle } from '#planner/rules/commands/dayCommands.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { usePlan } from '../../PlanContext.ts';
import styles from '../PlanHints.module.css';
import type { Hint, PhoneHint, Press, Remedy } from './hint.ts';

export function HintRow({ hint }: { hint: Hint | PhoneHint }) {
  const plan = usePlan();
  const { key, glyph, title, text, remedies } = hint;
  const dismiss = hint.dismiss ?? {
    label: copy.fine,
    said: copy.fineSaid,
    changes: [settle(plan.state.family, key)],
  };
  function act(remedy: Remedy | Press | typeof dismiss) {
    if ('sheet' in remedy) return plan.open(remedy.sheet);
    // In the tap itself: it may ask the browser for a permission.
    if ('press' in remedy) return remedy.press();
    return void plan.change(remedy.said, remedy.changes);
  }
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
              variant={at === 0 ? 'line' : 'flush'}
              size="small"
              onClick={() => act(remedy)}
            >
              <span>{remedy.label}</span>
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </Button>
          ))}
          <Button
            variant={remedies.length === 0 ? 'line' : 'flush'}
            size="small"
            onClick={() => act(dismiss)}
          >
            <span>{dismiss.label}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </li>
  );
}
