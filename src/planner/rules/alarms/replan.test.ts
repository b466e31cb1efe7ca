import { expect, it } from 'vitest';
import { type AlarmRow, emptyAlarmMemory } from '#base/push/alarmMemory.ts';
import { replan, type WantedAlarm } from './replan.ts';

const NOW = Date.UTC(2026, 0, 10, 12);
const HOUR_MS = 3_600_000;

const anAlarm = (id: string, hours: number): WantedAlarm => ({
  id,
  key: id,
  kind: 'opening',
  ringAt: NOW + hours * HOUR_MS,
  title: id,
  mark: `${id} ${hours}`,
  message: `"${id}"`,
});
const aRow = (id: string, hours: number, fields: Partial<AlarmRow> = {}): AlarmRow => ({
  ...anAlarm(id, hours),
  state: 'stored',
  storedAt: NOW - HOUR_MS,
  ...fields,
});
const after = (rows: AlarmRow[], wanted: WantedAlarm[]) =>
  replan({ ...emptyAlarmMemory(), alarms: rows }, wanted, NOW).alarms.map(
    ({ id, state }) => `${id} ${state}`,
  );

it('sends what is new, what has changed, and what was about to be dropped', () => {
  const rows = [
    aRow('same', 1),
    aRow('moved', 2),
    aRow('reworded', 3, { mark: 'old' }),
    aRow('back', 4, { state: 'dropping' }),
    aRow('over', 5, { state: 'over' }),
  ];
  const wanted = ['same', 'moved', 'reworded', 'back', 'over', 'new'].map((id, no) =>
    anAlarm(id, id === 'moved' ? 9 : no + 1),
  );
  expect(after(rows, wanted)).toEqual([
    'same stored',
    'reworded sending',
    'back sending',
    'over over',
    'new sending',
    'moved sending',
  ]);
});

it('leaves a message as it was sealed while nothing but its day is another', () => {
  const row = aRow('a', 1, { message: '"As of Nov 1."' });
  const wanted = { ...anAlarm('a', 1), message: '"As of Nov 2."' };
  expect(replan({ ...emptyAlarmMemory(), alarms: [row] }, [wanted], NOW).alarms).toEqual([row]);
});

it('drops what is wanted no more, but never what this phone’s clock has passed', () => {
  const rows = [
    aRow('ahead', 1),
    aRow('unsure', 1, { state: 'sending' }),
    aRow('over', 1, { state: 'over' }),
    aRow('just rang', 0),
    aRow('rang yesterday', -47),
    aRow('rang two days ago', -48),
  ];
  expect(after(rows, [])).toEqual([
    'ahead dropping',
    'unsure dropping',
    'just rang stored',
    'rang yesterday stored',
  ]);
});

it('sends again what was stored 30 days ago, also by a clock that was set back', () => {
  const rows = [29, 30, -30].map((days, no) =>
    aRow('abc'.charAt(no), no + 1, { storedAt: NOW - days * 24 * HOUR_MS }),
  );
  const wanted = rows.map(({ id }, no) => anAlarm(id, no + 1));
  expect(after(rows, wanted)).toEqual(['a stored', 'b sending', 'c sending']);
});

it('takes the next 50 of more', () => {
  const many = Array.from({ length: 51 }, (_, no) => anAlarm(`a${no}`, 51 - no));
  const planned = replan(emptyAlarmMemory(), many, NOW);
  expect(planned).toMatchObject({ isFull: true });
  expect(planned.alarms).toHaveLength(50);
  expect(planned.alarms.map(({ id }) => id)).not.toContain('a0');
  expect(replan(emptyAlarmMemory(), many.slice(1), NOW).isFull).toBe(false);
});
