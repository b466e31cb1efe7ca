import { atlantaDay } from '#base/day/atlantaDay.ts';
import type { AlarmMemory, AlarmRow } from '#base/push/alarmMemory.ts';
import { alarmWay } from '#planner/rules/alarms/alarmWay.ts';
import { lastDayOfPass } from '#planner/rules/alarms/seasonPass.ts';
import type { AlarmState } from './Alarms.ts';
import type { AlarmKey } from '#base/push/alarmServer.ts';
import type { Push } from './browserPush.ts';

/** What screens show. `key`: as the server last said it; null before. `now`: ms since 1970. */
export function alarmState(
  memory: AlarmMemory,
  push: Push,
  key: AlarmKey | null,
  now: number,
): AlarmState {
  const { isOn, wish, loss, trial, isFull } = memory;
  return {
    way: alarmWayHere(push, key),
    isOn: isOn && loss === null,
    wish,
    alarms: memory.alarms
      .filter((row) => isThere(row) && row.ringAt > now)
      .map(({ state, ...row }) => ({
        key: row.key,
        kind: row.kind,
        ringAt: row.ringAt,
        title: row.title,
        isStored: state === 'stored',
      })),
    isFull,
    loss,
    seatAlerts: memory.seatAlerts
      .filter(isThere)
      .map(({ campId, name, state }) => ({ campId, name, isStored: state === 'stored' })),
    trial: trial && { requestedAt: trial.requestedAt, arrivedAt: trial.arrivedAt },
    fee: key?.fee ? { checkoutUrl: key.fee.checkout_url, cents: key.fee.cents } : null,
    passUntil: goodUntil(memory, now),
  };
}

const isThere = ({ state }: Pick<AlarmRow, 'state'>) => state === 'sending' || state === 'stored';

function alarmWayHere(push: Push, key: AlarmKey | null): AlarmState['way'] {
  if (key !== null && key.key === null) return 'notSetUp';
  return alarmWay(push.readDevice(), push.permission(), push.hasPush());
}

/** Atlanta's day decides, as on the server. */
function goodUntil({ pass }: AlarmMemory, now: number): string | null {
  const day = pass === null ? null : lastDayOfPass(pass);
  return day !== null && day >= atlantaDay(now) ? day : null;
}
