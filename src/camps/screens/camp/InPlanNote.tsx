import { useChangedCamps } from '#camps/store/saved/useChangedCamps.ts';
import { inPlanCopy } from '#camps/words/camp/inPlan.ts';
import { ChangedMark } from '../parts/card/ChangedMark.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import styles from './InPlanNote.module.css';

/** Of a camp in the plan: the way there, and whether its listing has changed since. */
export function InPlanNote({ campId }: { campId: string }) {
  const isChanged = useChangedCamps().has(campId);
  return (
    <p className={styles.note}>
      {isChanged && <ChangedMark />}
      <AppLink to="/my-camps">{isChanged ? inPlanCopy.changed : inPlanCopy.unchanged}</AppLink>
    </p>
  );
}
