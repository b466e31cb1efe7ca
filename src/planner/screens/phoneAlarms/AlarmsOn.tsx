import { useState } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import type { AlarmOutcome, Alarms, AlarmState } from '#planner/store/alarms/Alarms.ts';
import type { PhoneAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { thisDevice } from './alarmDevice.ts';
import { RingList } from './RingList.tsx';
import { Trial } from './Trial.tsx';
import { outcomeWords, useAlarmPress } from './useAlarmPress.ts';

const { on: copy, wish: wishCopy } = phoneAlarmsCopy;

/** What will ring, what else the family wants to ring, a try, and the way to turn it off. */
export function AlarmsOn({ alarms: { state, actions } }: { alarms: PhoneAlarms }) {
  const here = thisDevice(navigator);
  const { isBusy, press, said } = useAlarmPress();
  async function turnOff(): Promise<AlarmOutcome> {
    try {
      await actions.turnOff();
    } catch (error) {
      logBug(error);
      return 'failed';
    }
    toast({ title: copy.offSaid(here) });
    return 'done';
  }
  return (
    <>
      <RingList alarms={state.alarms} />
      {state.isFull && <p className="soft">{copy.full(here)}</p>}
      <p className="soft small">{copy.moved(here)}</p>
      <Wishes wish={state.wish} actions={actions} />
      <Trial trial={state.trial} actions={actions} />
      <div className="stack items-start gap-40">
        <Button
          variant="line"
          size="small"
          aria-disabled={isBusy}
          onClick={() => press(() => turnOff())}
        >
          {copy.off}
        </Button>
        <output className="soft small">{said}</output>
      </div>
    </>
  );
}

/** Each tick is kept by itself, and drawn once it is. */
function Wishes({ wish, actions }: Pick<AlarmState, 'wish'> & { actions: Alarms }) {
  const [outcome, setOutcome] = useState<AlarmOutcome>('done');
  const keep = (change: Partial<AlarmState['wish']>) =>
    void actions.setWish(change).then(setOutcome);
  return (
    <fieldset className="stack columns-1 gap-50 no-border min-0">
      <legend className="weight-800 small">{wishCopy.legend}</legend>
      <Checkbox
        label={wishCopy.atMinute}
        hint={wishCopy.atMinuteHint}
        checked={wish.atMinute}
        onChange={(atMinute) => keep({ atMinute })}
      />
      <Checkbox
        label={wishCopy.weeklyLook}
        hint={wishCopy.weeklyLookHint}
        checked={wish.weeklyLook}
        onChange={(weeklyLook) => keep({ weeklyLook })}
      />
      <output className="soft small">{outcomeWords(outcome)}</output>
    </fieldset>
  );
}
