import { expect, test } from 'vitest';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aPlan } from '#tests/fixtures/aPlan.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { breakStep } from './breakStep.ts';

const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const [monday = '', tuesday = '', wednesday = ''] = days;
const hours = { from: 540, to: 990 };
const booked = (id: string, childId: string, some: readonly string[], fields = {}): PlanEntry =>
  aPlanEntry({ id, childId, days: [...some], hours, ...fields });

function stepOf(entries: readonly PlanEntry[], today = '2025-09-01') {
  const { children, shown } = aPlan({ entries, camps: [], today }).plan();
  const found = breakStep(children, shown.days);
  return found && [found.kind, found.days, found.children.map(({ child }) => child.id)];
}

test('names the first open day and all children who have it open', () => {
  expect(stepOf([])).toEqual(['open', [monday], ['maya', 'leo']]);
  expect(stepOf([booked('a', 'maya', [monday])])).toEqual(['open', [monday], ['leo']]);
  const both = ['maya', 'leo'].map((id) => booked(id, id, [monday, tuesday]));
  expect(stepOf(both)).toEqual(['open', [wednesday], ['maya', 'leo']]);
});

test('names no day that is over or waits', () => {
  expect(stepOf([], tuesday)).toEqual(['open', [tuesday], ['maya', 'leo']]);
  const waits = booked('a', 'maya', days, { status: 'waitlisted' });
  expect(stepOf([waits])).toEqual(['open', [monday], ['leo']]);
});

test('names a day that ends early once no day is open, and nothing where all is covered', () => {
  const all = [booked('a', 'maya', days), booked('b', 'leo', days)];
  expect(stepOf(all)).toBeNull();
  const short = booked('b', 'leo', days, { hours: { from: 540, to: 900 } });
  expect(stepOf([booked('a', 'maya', days), short])).toEqual(['part', [monday], ['leo']]);
});
