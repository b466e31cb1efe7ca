import type { AlarmMemory, AlarmRow } from '#base/push/alarmMemory.ts';

/** An alarm that the plan asks for, as it is sent. */
export type WantedAlarm = Omit<AlarmRow, 'state' | 'storedAt'>;

/** What one phone may have: the server takes 60, with seat alerts and a trial among them. */
const MOST = 50;

const DAY_MS = 24 * 60 * 60 * 1000;
/** By then it has rung, even if this phone's clock is a day fast. */
const FORGOTTEN_AFTER_MS = 2 * DAY_MS;
/** Sent again without a change: the server may come from a backup. */
const RENEWED_AFTER_MS = 30 * DAY_MS;

/**
 * The rows for what the plan asks for now, the next one first. What is wanted no more is dropped, except an alarm whose minute has
 * passed by this phone's clock (`now`, ms since 1970), which may be fast: the server drops what has rung.
 */
export function replan(
  memory: AlarmMemory,
  wanted: readonly WantedAlarm[],
  now: number,
): AlarmMemory {
  const first = wanted.toSorted((a, b) => a.ringAt - b.ringAt).slice(0, MOST);
  const known = new Map(memory.alarms.map((row) => [row.id, row]));
  const ids = new Set(first.map(({ id }) => id));
  const rows = first.map((alarm) => rowOf(alarm, known.get(alarm.id), now));
  const left = memory.alarms.filter(({ id }) => !ids.has(id)).flatMap((row) => leftOver(row, now));
  return { ...memory, alarms: [...rows, ...left], isFull: wanted.length > MOST };
}

function rowOf(alarm: WantedAlarm, row: AlarmRow | undefined, now: number): AlarmRow {
  if (row === undefined || row.mark !== alarm.mark)
    return { ...alarm, state: 'sending', storedAt: 0 };
  const isOld = row.state === 'stored' && Math.abs(now - row.storedAt) >= RENEWED_AFTER_MS;
  return isOld || row.state === 'dropping' ? { ...row, state: 'sending' } : row;
}

function leftOver(row: AlarmRow, now: number): AlarmRow[] {
  if (row.ringAt <= now) return row.ringAt > now - FORGOTTEN_AFTER_MS ? [row] : [];
  return row.state === 'over' ? [] : [{ ...row, state: 'dropping' }];
}
