import type { AlarmOutcome } from '#planner/store/alarms/Alarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { usePlan } from '../PlanContext.ts';
import { thisDevice } from './alarmDevice.ts';
import { usePhoneAlarms } from './AlarmsContext.ts';

const copy = phoneAlarmsCopy.line;

/** Beside sign-ups: whether this phone rings, too, and one press that lets it. Renders nothing until that is known. */
export function PhoneLine() {
  const phone = usePhoneAlarms();
  const { open } = usePlan();
  const { isBusy, run } = useSingleFlight();
  if (phone === null) return null;
  const { state, actions } = phone;
  const here = thisDevice(navigator);
  const canRing = !state.isOn && state.way === 'ready';
  const label = state.isOn ? copy.rings(here) : canRing ? copy.ring(here) : copy.see(here);
  const see = () => open({ kind: 'alarms' });
  const tell = (outcome: AlarmOutcome | null) => {
    if (outcome === 'unpaid') see();
    if (outcome === 'denied' || outcome === 'failed') {
      toast({ title: phoneAlarmsCopy.outcomes[outcome], tone: 'danger' });
    }
  };
  return (
    // The same button before and after: the focus stays on it.
    <Button
      variant={canRing ? 'line' : 'quiet'}
      size="small"
      aria-disabled={isBusy}
      onClick={() => (canRing ? void run(() => actions.turnOn()).then(tell) : see())}
    >
      <Glyph name={state.isOn ? 'check' : 'alarm'} />
      <span>{label}</span>
    </Button>
  );
}
