import { readHours } from '#camps/rules/text/hours.ts';
import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';
import { spanAround } from '#planner/rules/coverage/span.ts';
import styles from './HoursBar.module.css';

/** From 7:30 to 5:30. */
const USUAL_DAY = { from: 450, to: 1050 };

/** The day from 7:30 to 5:30, wider where camp or need are: what is missing, and what the camp covers. */
export function HoursBar({ candidate: { camp, gaps } }: { candidate: Candidate }) {
  const hours = readHours(camp.hours);
  if (hours === 'unknown' || gaps.length === 0) return null;
  const { from, to } = spanAround([USUAL_DAY, hours, ...gaps]);
  return (
    <svg
      className={styles.bar}
      viewBox={`${from} 0 ${to - from} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x={from} width={to - from} height="6" className={styles.day} />
      {gaps.map((gap) => (
        <rect key={gap.from} x={gap.from} width={gap.to - gap.from} height="6" />
      ))}
      <rect x={hours.from} y="1" width={hours.to - hours.from} height="4" className={styles.held} />
    </svg>
  );
}
