import { expect, it } from 'vitest';
import { shownView } from './shownView.ts';

it.each([
  ['auto', '', true, 11, 'weeks'],
  ['auto', '2026-06-08', true, 11, 'days'],
  ['auto', '', false, 3, 'days'],
  ['weeks', '', false, 3, 'weeks'],
  ['weeks', '', false, 2, 'days'],
  ['weeks', '', true, 2, 'days'],
  ['hours', '', true, 11, 'hours'],
] as const)(
  'shows %j of week %j, summer %s, of %i weeks as %s',
  (view, week, isSummer, weeks, as) => {
    expect(shownView({ view, week }, isSummer, weeks)).toBe(as);
  },
);
