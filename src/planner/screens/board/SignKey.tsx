import { weekCopy } from '#planner/words/week.ts';
import type { PlanStatus } from '#family/rules/plan/planEntry.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { statusSigns } from '../week/cellFace.ts';
import styles from './SignKey.module.css';

const copy = weekCopy.key;
const SHOWN = [
  'confirmed',
  'registered',
  'planned',
  'waitlisted',
  'considering',
] as const satisfies readonly PlanStatus[];

/** What the signs on the days mean. */
export const SignKey = () => (
  <ul className={styles.key} aria-label={copy.label}>
    {SHOWN.map((status) => (
      <li className="row-inline middle gap-40" key={status}>
        <Glyph name={statusSigns[status]} />
        {copy[status]}
      </li>
    ))}
  </ul>
);
