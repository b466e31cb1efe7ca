import { ActivityPatch } from '../../../parts/card/ActivityPatch.tsx';
import styles from './ActivityPicker.module.css';
import { classes } from '#ui/classes.ts';
import choice from '#ui/fields/Choice.module.css';
import { FacetCount } from './FacetCount.tsx';
import type { Facets } from '../FilterControls.ts';
import { knownActivity } from '../filterLabel.ts';

type ActivityPickerProps = Facets & {
  chosen: string;
  /** '' removes the filter. */
  onChoose: (activity: string) => void;
};

// In characters. Longer names are set smaller, or they would break.
const LONG_NAME = 9;

/** Every activity as a patch to press; a second press removes it. */
export function ActivityPicker({ activities, chosen, countWith, onChoose }: ActivityPickerProps) {
  if (activities === null) return <p>Loading...</p>;
  const on = knownActivity(chosen, activities);
  return (
    <ul className={styles.picker}>
      {activities.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes(choice.choice, styles.choice)}
            aria-pressed={name === on}
            onClick={() => onChoose(name === on ? '' : name)}
          >
            <ActivityPatch activity={name} size="picker" />
            <span data-long={name.length > LONG_NAME}>{name} </span>
            {countWith && <FacetCount of={name} countWith={countWith} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
