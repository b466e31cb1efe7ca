import { timeOf } from '#base/day/moment.ts';
import type { AlarmState, Alarms } from '#planner/store/alarms/Alarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useMinute } from '../alarm/useMinute.ts';
import { alarmDevice, thisDevice } from './alarmDevice.ts';
import { useAlarmPress } from './useAlarmPress.ts';

const copy = phoneAlarmsCopy.trial;

/** It is due after one, and the sender looks once a minute. */
const LATE_MS = 3 * 60_000;

/** Rings once, to try, and says whether it came. */
export function Trial({ trial, actions }: Pick<AlarmState, 'trial'> & { actions: Alarms }) {
  const { isBusy, press, said } = useAlarmPress();
  const words = trialWords(trial, useMinute());
  return (
    <div className="stack items-start gap-40">
      <Button
        variant="line"
        size="small"
        aria-disabled={isBusy}
        onClick={() => press(() => actions.ringNow())}
      >
        <Glyph name="alarm" />
        {copy.ring}
      </Button>
      <output className="soft small">{said || words}</output>
    </div>
  );
}

function trialWords(trial: AlarmState['trial'], now: number): string {
  if (trial === null) return '';
  if (trial.arrivedAt !== null) return copy.arrived(timeOf(trial.arrivedAt));
  if (now - trial.requestedAt < LATE_MS) return copy.asked(thisDevice(navigator));
  return `${copy.missing} ${copy.check[alarmDevice(navigator)]}`;
}
