import type { PhoneAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { useAlarmPress } from './useAlarmPress.ts';

const copy = phoneAlarmsCopy.room;

/** The camps that our server knows this phone to wait for. */
export function WaitedCamps({ alarms: { state, actions } }: { alarms: PhoneAlarms }) {
  const { isBusy, press, said } = useAlarmPress();
  if (state.seatAlerts.length === 0) return null;
  return (
    <div className="stack gap-50">
      <h3>{copy.heading}</h3>
      <ul className="stack">
        {state.seatAlerts.map(({ campId, name, isStored }) => (
          <li key={campId} className="cluster middle spread gap-50 anywhere">
            <span>
              <b>{name}</b>
              {!isStored && <span className="soft small">{`, ${phoneAlarmsCopy.on.waits}`}</span>}
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={copy.stopFor(name)}
              aria-disabled={isBusy}
              onClick={() => press(() => actions.waitForRoom({ id: campId, name }, false))}
            >
              {copy.stop}
            </Button>
          </li>
        ))}
      </ul>
      <output className="soft small">{said}</output>
    </div>
  );
}
