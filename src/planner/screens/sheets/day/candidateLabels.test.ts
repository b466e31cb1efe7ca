import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { doesLabel, driveLabel } from './candidateLabels.ts';

const [wednesday, thursday, january] = ['2025-10-08', '2025-10-09', '2026-01-05'];
const asked = (fields: Partial<Parameters<typeof doesLabel>[1]> = {}) => ({
  cell: { day: wednesday },
  waiting: new Set<string>(),
  isStandIn: false,
  ...fields,
});
const candidate = (fields: Partial<Parameters<typeof doesLabel>[0]>) => ({
  camp: aCamp({ hours: '8am-6pm' }),
  does: 'closes' as const,
  gaps: [{ from: 510, to: 1050 }],
  days: [wednesday],
  closes: [wednesday],
  helps: [],
  ...fields,
});
const seven = ['06', '07', '08', '09', '10', '13', '14'].map((date) => `2025-10-${date}`);
const label = (...of: Parameters<typeof doesLabel>) => doesLabel(...of).replaceAll('\u00a0', ' ');

test('describes what a booking closes and backs up', () => {
  const both = candidate({ closes: [wednesday, thursday] });
  expect(label(candidate({}), asked())).toBe('Closes Wednesday');
  expect(label(candidate({ closes: seven.slice(0, 4) }), asked())).toBe('Closes 4 days');
  expect(label(both, asked({ waiting: new Set([thursday]) }))).toBe(
    'Closes Wednesday, backs up Oct 9',
  );
  expect(label(both, asked({ waiting: new Set([wednesday, thursday]) }))).toBe('Backs up 2 days');
  expect(label(both, asked({ isStandIn: true }))).toBe('Could stand in on 2 days');
  expect(label(candidate({ helps: [january] }), asked())).toBe('Closes Wednesday, helps on Jan 5');
});

test.each([
  ['9am-3pm', 'Helps on 7 days, 9:00 am to 3:00 pm'],
  ['8:30am-3pm', 'Helps on 7 days, to 3:00 pm'],
  ['10am-6pm', 'Helps on 7 days, from 10:00 am'],
])('says that %s does not close the day: %s', (hours, words) => {
  const helping = { camp: aCamp({ hours }), does: 'helps' as const, closes: [], helps: seven };
  expect(label(candidate(helping), asked())).toBe(words);
});

test('only says “runs” without hours', () => {
  const unknown = candidate({ does: 'notListed', closes: [] });
  expect(label(unknown, asked())).toBe('Runs on Wednesday');
});

test('formats miles as a range', () => {
  expect(driveLabel({ miles: 4.2, isRough: false })).toBe('about 5 to 7 miles by road');
  expect(driveLabel({ miles: 4.2, isRough: true })).toContain('from the middle of its ZIP area');
  expect(driveLabel({ miles: 0.4, isRough: false })).toBe('under a mile');
  expect(driveLabel(null)).toBeNull();
});
