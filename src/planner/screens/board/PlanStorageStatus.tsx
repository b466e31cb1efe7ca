import { useIsSynced, useLastBackup } from '#family/family.ts';
import { planCopy as copy } from '#planner/words/plan.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';
import styles from './PlanStorageStatus.module.css';

/** Shows where the plan is stored and whether it is backed up. */
export function PlanStorageStatus() {
  const { isSample, entries } = usePlan();
  const isSynced = useIsSynced();
  const backup = useLastBackup();
  if (isSample) return <p className={styles.kept}>{copy.keptSample}</p>;
  return (
    <p className={styles.kept}>
      <Glyph name="phone" />
      <span>
        <span>{isSynced ? copy.synced : copy.kept}</span>{' '}
        {!isSynced && backup === null && entries.length > 0 && (
          <AppLink to="/settings" hash="backup">
            {copy.notBackedUp}
          </AppLink>
        )}
      </span>
    </p>
  );
}
