import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';
import { thisDevice } from './alarmDevice.ts';
import { usePhoneAlarms } from './AlarmsContext.ts';

const copy = phoneAlarmsCopy.line;

/**
 * Beside sign-ups: whether this phone rings, too, and the way to let it, which says first what our server learns. Renders nothing
 * until that is known.
 */
export function PhoneLine() {
  const phone = usePhoneAlarms();
  const { open } = usePlan();
  if (phone === null) return null;
  const { isOn, way } = phone.state;
  const here = thisDevice(navigator);
  const canRing = !isOn && way === 'ready';
  const label = isOn ? copy.rings(here) : canRing ? copy.ring(here) : copy.see(here);
  return (
    <Button
      variant={canRing ? 'line' : 'flush'}
      size="small"
      onClick={() => open({ kind: 'alarms' })}
    >
      <Glyph name={isOn ? 'check' : 'alarm'} />
      <span>{label}</span>
    </Button>
  );
}
