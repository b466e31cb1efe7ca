import { planBCopy } from '#planner/words/planB.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { usePlan } from '../PlanContext.ts';
import { plainSearch } from '#planner/rules/planSearch.ts';
import styles from './PlanBInvite.module.css';
import { SignpostScene } from './SignpostScene.tsx';

const copy = planBCopy.invite;

/** Offers plans for the uncovered days; renders nothing without any. */
export function PlanBInvite() {
  const { children, shown, week, today } = usePlan();
  const hasGaps = children.some((child) =>
    child
      .cells(shown.days)
      .some(({ day, cover }) => day >= today && (cover === 'open' || cover === 'part')),
  );
  if (!hasGaps) return null;
  return (
    <section className={styles.invite} aria-label={copy.heading}>
      <SignpostScene className={styles.scene} />
      <div>
        <h2>{copy.heading}</h2>
        <p>{copy.text}</p>
        <ButtonLink
          variant="pine"
          size="small"
          to="/my-camps/plan-b"
          search={{ ...plainSearch, break: shown.key, week: week[0] ?? '' }}
        >
          {copy.action}
        </ButtonLink>
      </div>
    </section>
  );
}
