import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { seatsOn } from '#camps/rules/camp/seats.ts';
import { waitsForRoom } from '#planner/rules/status/waitsForRoom.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { RoomAlert } from '../../phoneAlarms/RoomAlert.tsx';
import { usePlan } from '../../PlanContext.ts';

/** Rings when a camp of the plan has room. */
export function EntryRoom({ entry }: { entry: PlanEntry }) {
  const { camps, open, today } = usePlan();
  const { campId, snapshot, status } = entry;
  const camp = camps(entry)?.camp;
  return (
    <RoomAlert
      camp={{ id: campId, name: snapshot.providerName }}
      isOffered={camp !== undefined && waitsForRoom(status, seatsOn(camp, today))}
      more={
        <Button variant="quiet" size="small" onClick={() => open({ kind: 'alarms' })}>
          {phoneAlarmsCopy.room.why}
        </Button>
      }
    />
  );
}
