import { type Compared, MOST_COMPARED, FEWEST_COMPARED } from '#camps/rules/camp/compared.ts';
import { savedCopy } from '#camps/words/saved.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './CompareBar.module.css';

/** Near the thumb: how many are picked, and on to see them side by side. */
export function CompareBar({ compared, count }: { compared: Compared; count: number }) {
  const { heading, one, most, action } = savedCopy.compare;
  const isEnough = count >= FEWEST_COMPARED;
  return (
    <section className={styles.bar} aria-label={heading}>
      <p aria-live="polite">{count === 1 ? one : count === MOST_COMPARED ? most : ''}</p>
      {isEnough && (
        <ButtonLink variant="main" to="/compare" search={compared}>
          {action(count)}
        </ButtonLink>
      )}
    </section>
  );
}
