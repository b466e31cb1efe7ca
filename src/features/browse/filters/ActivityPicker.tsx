import { ActivityPatch } from '#parts/ActivityPatch.tsx';
import { FacetCount, type CountWith } from './FacetCount.tsx';
import styles from './ActivityPicker.module.css';
import { knownActivity } from './filterLabels.ts';

type ActivityPickerProps = {
  /** Null while this phone knows no activities yet. */
  activities: readonly string[] | null;
  chosen: string;
  /** Null while this phone has no camps to count. */
  countWith: CountWith | null;
  /** The empty word lets the activity go. */
  onChoose: (activity: string) => void;
};

/** Every activity as a patch to press; a second press lets it go. */
export function ActivityPicker({ activities, chosen, countWith, onChoose }: ActivityPickerProps) {
  if (activities === null) return <p>Loading...</p>;
  const on = knownActivity(chosen, activities);
  return (
    <ul className={styles.picker}>
      {activities.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={name === on}
            onClick={() => onChoose(name === on ? '' : name)}
          >
            <ActivityPatch activity={name} size="picker" />
            <span>
              {name} {countWith && <FacetCount of={name} countWith={countWith} />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
