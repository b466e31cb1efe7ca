import { noticesCopy } from '#site/site.ts';
import { useApp } from '#base/useApp.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Notices.module.css';

const { label, text, no, yes } = noticesCopy.consent;

/** Asks once whether visits may be counted. Yes and no are equally near. */
export function ConsentCard() {
  const { consent } = useApp();
  return (
    <section className={`${styles.card} ${styles.consent}`} aria-label={label}>
      <p>{text}</p>
      <div>
        <Button variant="line" size="small" onClick={() => consent.answer('no')}>
          {no}
        </Button>
        <Button variant="line" size="small" onClick={() => consent.answer('yes')}>
          {yes}
        </Button>
      </div>
    </section>
  );
}
