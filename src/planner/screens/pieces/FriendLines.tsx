import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { fromCampCopy as copy } from '#planner/words/fromCamp.ts';
import { Alert } from '#ui/Alert.tsx';
import { formatLabel } from '#planner/words/formatLabel.ts';
import { formatNote } from '../circles/circleSentences.ts';
import { usePlan } from '../PlanContext.ts';
import { formatDatedDays } from './formatDays.ts';

/** Who of the family's circles is at this camp on the same days, and what they wrote about who drives; nothing for nobody. */
export function FriendLines({ entry }: { entry: PlanEntry }) {
  const there = usePlan().friends.filter(
    ({ campId, days }) => campId === entry.campId && days.some((day) => entry.days.includes(day)),
  );
  if (there.length === 0) return null;
  return (
    <Alert tone="info" glyph="ages" title={copy.friends}>
      <ul className="stack gap-20 anywhere">
        {there.map(({ familyId, label, circleName, days, note }) => (
          <li key={`${familyId} ${label} ${days.join()}`}>
            <span>{copy.friendGoes(formatLabel(label), formatDatedDays(days))}</span>{' '}
            {note !== null && note.text !== '' && <span>{`“${formatNote(note)}”`}</span>}{' '}
            <span className="soft small">{circleName}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
