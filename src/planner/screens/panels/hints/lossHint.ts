import type { AlarmOutcome } from '#planner/store/alarms/Alarms.ts';
import type { PhoneAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy, type ThisDevice } from '#planner/words/phoneAlarms.ts';
import { toast } from '#ui/layers/toasts.ts';
import type { PhoneHint } from './hint.ts';

const copy = phoneAlarmsCopy.loss;

/** Alarms that were on and ring no more on this phone. */
export function lossHint(
  { state: { loss, way }, actions }: PhoneAlarms,
  here: ThisDevice,
): PhoneHint | null {
  if (loss === null) return null;
  return {
    key: `alarms ${loss}`,
    glyph: 'alarm',
    title: copy.title(here),
    text: copy[loss],
    remedies: [
      way === 'ready'
        ? { label: copy.again, press: () => void actions.turnOn().then(tell) }
        : { label: phoneAlarmsCopy.room.why, sheet: { kind: 'alarms' } },
    ],
    dismiss: { label: copy.leave, press: () => void actions.dismissLoss() },
  };
}

function tell(outcome: AlarmOutcome): void {
  if (outcome === 'done') toast({ title: copy.said });
  else toast({ title: phoneAlarmsCopy.outcomes[outcome], tone: 'danger' });
}
