import { calendarWays } from '#planner/words/calendarWays.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { thisDevice } from '../phoneAlarms/alarmDevice.ts';
import { usePhoneAlarms } from '../phoneAlarms/AlarmsContext.ts';
import styles from './WillItRing.module.css';

/** Explains how each calendar and this phone handle the alarm, before a family relies on it. */
export function WillItRing({ isDayOnly = false }: { isDayOnly?: boolean }) {
  return (
    <details className={styles.ring}>
      <summary className="row-inline middle gap-40 tap teal weight-750 pointer">
        {copy.willItRing}
        <Glyph name="chev" />
      </summary>
      <ul>
        <PhoneTruth />
        {Object.values(calendarWays.alarms).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>{isDayOnly ? calendarWays.dayOnly : calendarWays.early}</p>
      <p>{calendarWays.kept}</p>
    </details>
  );
}

function PhoneTruth() {
  const phone = usePhoneAlarms();
  if (phone === null) return null;
  const { isOn, way, wish } = phone.state;
  const { on, off, cannot } = phoneAlarmsCopy.willItRing;
  const here = thisDevice(navigator);
  return <li>{isOn ? on(here, wish.atMinute) : (way === 'ready' ? off : cannot)(here)}</li>;
}
