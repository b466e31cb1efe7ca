import type { AlarmState } from '#planner/store/alarms/Alarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { useMinute } from '../alarm/useMinute.ts';
import { formatRing } from './formatRing.ts';

const copy = phoneAlarmsCopy.on;

const MOST_SHOWN = 5;

/** What rings next, the first one first. */
export function RingList({ alarms }: Pick<AlarmState, 'alarms'>) {
  const now = useMinute();
  const hidden = alarms.length - MOST_SHOWN;
  return (
    <div className="stack gap-50">
      <h3>{copy.heading}</h3>
      {alarms.length === 0 && <p className="soft">{copy.none}</p>}
      <ul className="stack gap-60">
        {alarms.slice(0, MOST_SHOWN).map(({ key, ringAt, title, isStored }) => (
          <li key={key} className="stack gap-15 anywhere">
            <span>
              <b>{formatRing(ringAt, now)}</b>
              {!isStored && <span className="soft small">{`, ${copy.waits}`}</span>}
            </span>
            <span className="soft">{copy.says(title)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="soft small">{copy.more(hidden)}</p>}
    </div>
  );
}
