import { expect, test } from 'vitest';
import { nextSequence } from './nextSequence.ts';
import type { CalendarRow } from './planEvents.ts';

const before: CalendarRow = {
  entryId: 'row-1',
  title: 'Pine & Paddle',
  days: ['2026-10-05', '2026-10-07'],
  hours: { from: 540, to: 900 },
  place: '900 Lake Claire Way',
  url: 'https://camply.example/camps/pine',
  status: 'tentative',
  sequence: 4,
  changedAt: 1000,
};

test.each<[string, Partial<CalendarRow>]>([
  ['another day', { days: ['2026-10-05', '2026-10-07', '2026-10-08'] }],
  ['a day less', { days: ['2026-10-05'] }],
  ['an earlier start', { hours: { from: 530, to: 900 } }],
  ['a later end', { hours: { from: 540, to: 930 } }],
  ['hours that are lost', { hours: null }],
  ['another place', { place: '' }],
  ['another status', { status: 'confirmed' }],
  ['another title', { title: 'Pine' }],
  ['all of it, which is one change', { title: 'Pine', days: [], hours: null }],
])('raises the sequence by one for %s', (_, fields) => {
  expect(nextSequence(before, { ...before, ...fields })).toBe(5);
  expect(nextSequence({ ...before, ...fields }, before)).toBe(5);
});

test.each<[string, Partial<CalendarRow>]>([
  ['nothing', {}],
  ['the order of its days', { days: ['2026-10-07', '2026-10-05', '2026-10-07'] }],
  ['the link', { url: '' }],
  ['the time of a change', { changedAt: 2000 }],
  ['what was sent', { sentDays: ['2026-10-01'] }],
])('keeps the sequence for %s', (_, fields) => {
  expect(nextSequence(before, { ...before, ...fields })).toBe(4);
});
