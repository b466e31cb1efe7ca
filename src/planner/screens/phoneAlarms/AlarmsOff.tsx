import type { PhoneAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { thisDevice } from './alarmDevice.ts';
import { useAlarmPress } from './useAlarmPress.ts';

const copy = phoneAlarmsCopy.off;

/** What alarms do and what our server learns, before the browser is asked. */
export function AlarmsOff({ alarms: { actions } }: { alarms: PhoneAlarms }) {
  const { isBusy, press, said } = useAlarmPress();
  const here = thisDevice(navigator);
  return (
    <>
      <ul className="stack gap-40 icons-110 icons-teal">
        {copy.what(here).map((line) => (
          <li key={line} className="stack columns-auto-rest gap-50">
            <Glyph name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className="soft">{copy.known}</p>
      <div className="stack items-start gap-40">
        <Button variant="pine" aria-disabled={isBusy} onClick={() => press(() => actions.turnOn())}>
          <Glyph name="alarm" />
          <span>{copy.ring(here)}</span>
        </Button>
        <output className="soft small">{isBusy ? copy.busy : said || copy.asks}</output>
      </div>
      <p className="soft small">{phoneAlarmsCopy.calendar}</p>
    </>
  );
}
