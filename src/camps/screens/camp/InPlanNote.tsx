import { useChangedCamps } from '#camps/store/saved/useChangedCamps.ts';
import { inPlanCopy } from '#camps/words/camp/inPlan.ts';
import { ChangedMark } from '../parts/card/CardMarks.tsx';
import { AppLink } from '#ui/AppLink.tsx';

/** Links a planned camp to the plan and shows whether its listing has changed since. */
export function InPlanNote({ campId }: { campId: string }) {
  const isChanged = useChangedCamps().has(campId);
  return (
    <p className="cluster middle gap-50 tap">
      {isChanged && <ChangedMark />}
      <AppLink to="/my-camps">{isChanged ? inPlanCopy.changed : inPlanCopy.unchanged}</AppLink>
    </p>
  );
}
