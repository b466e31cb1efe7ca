import { FEWEST_COMPARED } from '#domain/camp/compare.ts';
import type { Compared } from '#domain/camp/compared.ts';
import { savedCopy } from '#content/saved.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './CompareBar.module.css';

/** Near the thumb: how many are ticked, and on to see them side by side. */
export function CompareBar({ compared, count }: { compared: Compared; count: number }) {
  const { heading, none, one, action } = savedCopy.compare;
  const isEnough = count >= FEWEST_COMPARED;
  return (
    <section className={styles.bar} aria-label={heading}>
      <p aria-live="polite">{isEnough ? '' : count === 1 ? one : none}</p>
      {isEnough && (
        <ButtonLink variant="pine" to="/compare" search={compared}>
          {action(count)}
        </ButtonLink>
      )}
    </section>
  );
}
