import type { PhoneAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { thisDevice } from './alarmDevice.ts';
import styles from './PhoneAlarms.module.css';
import { useAlarmPress } from './useAlarmPress.ts';

const copy = phoneAlarmsCopy.off;

/** What alarms do and what our server learns, before the browser is asked. */
export function AlarmsOff({ alarms: { actions } }: { alarms: PhoneAlarms }) {
  const { isBusy, press, said } = useAlarmPress();
  const here = thisDevice(navigator);
  return (
    <>
      <ul className={styles.bullets}>
        {copy.what(here).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="soft">{copy.known}</p>
      <div className="stack items-start gap-40">
        <Button variant="pine" aria-disabled={isBusy} onClick={() => press(() => actions.turnOn())}>
          <Glyph name="alarm" />
          <span>{copy.ring(here)}</span>
        </Button>
        <output className="soft small">{said || copy.asks}</output>
      </div>
      <p className="soft small">{phoneAlarmsCopy.calendar}</p>
    </>
  );
}
