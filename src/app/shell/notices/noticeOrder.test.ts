import { expect, it } from 'vitest';
import { firstNotice, isUrgent, type NoticeName } from './noticeOrder.ts';

const none: Record<NoticeName, boolean> = {
  storageCleared: false,
  offline: false,
  checking: false,
  updated: false,
  storageRefused: false,
  newVersion: false,
  consent: false,
  offer: false,
};
const shown = (...names: NoticeName[]) =>
  firstNotice({ ...none, ...Object.fromEntries(names.map((name) => [name, true])) });

it('says nothing where there is nothing to say', () => {
  expect(shown()).toBeNull();
});

it('a lost plan comes before everything, and is the only one that interrupts', () => {
  expect(shown('offer', 'newVersion', 'offline', 'storageCleared')).toBe('storageCleared');
  expect(isUrgent('storageCleared')).toBe(true);
  expect((['offline', 'newVersion', 'consent', 'offer'] as const).some(isUrgent)).toBe(false);
  expect(isUrgent(null)).toBe(false);
});

it.each<[NoticeName, NoticeName]>([
  ['offline', 'newVersion'],
  ['updated', 'newVersion'],
  ['storageRefused', 'consent'],
  ['newVersion', 'consent'],
  ['consent', 'offer'],
])('%s comes before %s', (first, second) => {
  expect(shown(second, first)).toBe(first);
});
