import { StorageStatus, useLastBackup } from '#family/family.ts';
import { planCopy as copy } from '#planner/words/plan.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { usePlan } from '../PlanContext.ts';

/** Shows where the plan is stored and whether it is backed up. */
export function PlanStorageStatus() {
  const { isSample, entries } = usePlan();
  const backup = useLastBackup();
  if (isSample) return <p className="soft small weight-600 leading-130">{copy.keptSample}</p>;
  return (
    <StorageStatus kept={copy.kept}>
      {backup === null && entries.length > 0 && (
        <AppLink to="/settings" hash="backup">
          {copy.notBackedUp}
        </AppLink>
      )}
    </StorageStatus>
  );
}
