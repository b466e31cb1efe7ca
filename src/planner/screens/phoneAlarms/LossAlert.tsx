import type { AlarmLoss } from '#planner/store/alarms/Alarms.ts';
import type { PhoneAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { thisDevice } from './alarmDevice.ts';
import { useAlarmPress } from './useAlarmPress.ts';

const copy = phoneAlarmsCopy.loss;

/** Alarms that were on ring no more: why, and the way back. */
export function LossAlert({ alarms, loss }: { alarms: PhoneAlarms; loss: AlarmLoss }) {
  const { isBusy, press, said } = useAlarmPress();
  const { actions, state } = alarms;
  return (
    <Alert
      tone="warn"
      title={copy.title(thisDevice(navigator))}
      action={
        <>
          {state.way === 'ready' && (
            <Button
              variant="pine"
              size="small"
              aria-disabled={isBusy}
              onClick={() => press(() => actions.turnOn())}
            >
              {copy.again}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isBusy}
            onClick={() => press(() => actions.dismissLoss())}
          >
            {copy.leave}
          </Button>
        </>
      }
    >
      {said || copy[loss]}
    </Alert>
  );
}
