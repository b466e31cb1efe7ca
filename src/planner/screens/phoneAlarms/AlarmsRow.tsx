import { type RowProps, SettingsRow } from '#family/family.ts';
import { type AlarmsFound, useAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { useMinute } from '../alarm/useMinute.ts';
import { AlarmsBody } from './AlarmsBody.tsx';
import { AlarmsContext } from './AlarmsContext.ts';
import { formatRing } from './formatRing.ts';

const copy = phoneAlarmsCopy.row;

/** The alarms of this phone, as a row of the settings. */
export function AlarmsRow(props: RowProps) {
  const found = useAlarms(true);
  const state = stateWords(found, useMinute());
  return (
    <AlarmsContext value={found}>
      <SettingsRow id="alarms" glyph="alarm" title={copy.title} state={state} {...props}>
        <AlarmsBody isInSettings />
      </SettingsRow>
    </AlarmsContext>
  );
}

function stateWords(found: AlarmsFound, now: number): string {
  if (typeof found === 'string') return found === 'lost' ? copy.notLoaded : copy.opening;
  const { way, isOn, loss, alarms } = found.state;
  if (loss !== null) return copy.lost;
  if (!isOn) return way === 'ready' ? copy.off : copy.ways[way];
  const [next] = alarms;
  return next === undefined ? copy.none : copy.next(formatRing(next.ringAt, now));
}
