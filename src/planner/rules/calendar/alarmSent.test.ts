import { expect, it } from 'vitest';
import type { PlanChange, Sent } from '#family/rules/plan/planRows.ts';
import { alarmSent, putAlarm } from './alarmSent.ts';

const camp = { registrationOpensAt: '2025-09-21T11:00:00Z', registrationOpensOn: '2025-09-21' };
const opening = { camp, entries: [{ id: 'maya' }, { id: 'leo' }] };
const later = { ...opening, camp: { ...camp, registrationOpensAt: '2025-09-22T11:00:00Z' } };
const rowsOf = (changes: readonly PlanChange[]): Sent[] =>
  changes.flatMap(({ kind, row }) => (kind === 'sent_event' && row ? [row] : []));

it('keeps an alarm until the opening moves, then raises its sequence', () => {
  expect(alarmSent([], opening)).toEqual({ isSent: false, sequence: 0 });
  const sent = rowsOf(putAlarm([], opening, 5));
  expect(sent.map(({ id, sequence }) => [id, sequence])).toEqual([
    ['register-maya', 0],
    ['register-leo', 0],
  ]);
  expect(alarmSent(sent, opening)).toEqual({ isSent: true, sequence: 0 });
  expect(alarmSent(sent, later)).toEqual({ isSent: false, sequence: 1 });
  const again = rowsOf(putAlarm(sent, later, 6));
  expect(alarmSent(again, later)).toEqual({ isSent: true, sequence: 1 });
});

it('compares days without a time and ignores other rows', () => {
  const onDay = { ...opening, camp: { ...camp, registrationOpensAt: null } };
  const sent = rowsOf(putAlarm([], onDay, 5));
  expect(alarmSent(sent, onDay).isSent).toBe(true);
  expect(alarmSent(sent, { ...onDay, entries: [{ id: 'ada' }] }).isSent).toBe(false);
  const file = sent.map((row) => ({ ...row, id: 'maya' }));
  expect(alarmSent(file, onDay).isSent).toBe(false);
});
