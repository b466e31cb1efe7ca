import type { OpeningState } from '#planner/rules/openings/registrationOpenings.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import styles from './Countdown.module.css';

/** '6 days', 'Now open', '?': how long until sign-up opens. */
export function Countdown({ state }: { state: OpeningState }) {
  const { number, unit } = countdownWords(state);
  return (
    <p className={styles.countdown} data-state={state.kind}>
      <b>{number}</b> <span>{unit}</span>
    </p>
  );
}

function countdownWords(state: OpeningState): { number: string; unit: string } {
  if (state.kind !== 'ahead') return copy[state.kind];
  return state.inDays === 0 ? copy.today : copy.days(state.inDays);
}
