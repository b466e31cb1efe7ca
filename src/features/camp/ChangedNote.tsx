import { useChangedCamps } from '#data/plan/useChangedCamps.ts';
import { campCopy } from '#content/camp/camp.ts';
import { ChangedMark } from '#parts/card/ChangedMark.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import styles from './ChangedNote.module.css';

/** Of a camp in the plan whose listing has changed: the planner says what. */
export function ChangedNote({ campId }: { campId: string }) {
  if (!useChangedCamps().has(campId)) return null;
  return (
    <p className={styles.changed}>
      <ChangedMark /> <AppLink to="/my-camps">{campCopy.changed}</AppLink>
    </p>
  );
}
