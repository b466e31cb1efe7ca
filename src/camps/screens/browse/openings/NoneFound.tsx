import { summerOpeningsCopy } from '#camps/words/breaks/openings.ts';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './NoneFound.module.css';

/** There are no camps at all, with or without filters. */
export function NoneFound({ onReset }: { onReset: () => void }) {
  const { none, filters } = summerOpeningsCopy;
  return (
    <div className={styles.none}>
      <EmptyScene />
      <h3>{none.title}</h3>
      <p>{none.text}</p>
      <Button variant="pine" size="small" onClick={onReset}>
        {filters.reset}
      </Button>
    </div>
  );
}
