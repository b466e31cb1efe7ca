import { useStore } from 'zustand';
import { useApp } from '#data/useApp.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Bars.module.css';

/** Asks once whether visits may be counted. Yes and no are equally near. */
export function ConsentBar() {
  const { consent } = useApp();
  const answer = useStore(consent);
  if (answer !== 'open') return null;
  return (
    <section className={`${styles.bar} ${styles.consent}`} aria-label="Counting visits">
      <p>
        OK if we count visits with cookies? Never what you type, never anything about your kids.
      </p>
      <div className={styles.answers}>
        <Button variant="line" size="small" onClick={() => consent.answer('no')}>
          No thanks
        </Button>
        <Button variant="line" size="small" onClick={() => consent.answer('yes')}>
          Accept
        </Button>
      </div>
    </section>
  );
}
