import { isOpenCell } from '#planner/rules/coverage/isOpenCell.ts';
import { planBCopy } from '#planner/words/planB.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { usePlan } from '../PlanContext.ts';
import { plainSearch } from '#planner/rules/planSearch.ts';
import styles from './PlanBInvite.module.css';
import { useId } from 'react';
import type { PathPoint } from '#ui/scenes/brushes/land.ts';
import { Ridge } from '#ui/scenes/brushes/Ridge.tsx';

const copy = planBCopy.invite;

/** Offers plans for the uncovered days; renders nothing without any. */
export function PlanBInvite() {
  const { children, shown, week } = usePlan();
  const hasGaps = children.some((child) => child.counted(shown.days).some(isOpenCell));
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

const hill = (y: number): PathPoint[] => [
  [10, y],
  [90, y - 14],
  [160, y + 2],
  [230, y - 10],
];

/** Three ways from one post, in a round picture. Decoration. */
function SignpostScene({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="24 4 192 192" aria-hidden="true">
      <clipPath id={id}>
        <circle cx="120" cy="100" r="92" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="240" height="200" fill="var(--s-sky-3)" />
        <circle cx="168" cy="66" r="30" fill="var(--s-sun)" />
        <Ridge land={hill(128)} floor={220} fill="mid" />
        <Ridge land={hill(152)} floor={220} fill="front" />
        <path
          d="M30 204C70 156 96 190 112 152M130 204C146 176 176 182 204 146"
          fill="none"
          stroke="var(--s-path)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M113 158V66q5-7 10 0v92z" fill="var(--s-trunk)" />
        <path d="M106 66h62l12 10-12 10h-62z" fill="var(--s-tent-a)" />
        <path d="M130 92H72L60 102l12 10h58z" fill="var(--s-tent-b)" />
        <path d="M106 118h56l12 10-12 10h-56z" fill="var(--s-tent-trim)" />
      </g>
    </svg>
  );
}
