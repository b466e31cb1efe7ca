import { breakable, unbroken } from '#base/text/unbroken.ts';
import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { doesLabel, driveLabel, milesShort } from './candidateLabels.ts';

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

test('describes what a booking covers and backs up', () => {
  const both = candidate({ closes: [wednesday, thursday] });
  expect(label(candidate({}), asked())).toBe('Covers Wednesday');
  expect(label(candidate({ closes: seven.slice(0, 4) }), asked())).toBe('Covers 4 days');
  expect(label(both, asked({ waiting: new Set([thursday]) }))).toBe(
    'Covers Wednesday, backs up Oct 9',
  );
  expect(label(both, asked({ waiting: new Set([wednesday, thursday]) }))).toBe('Backs up 2 days');
  expect(label(both, asked({ isStandIn: true }))).toBe('Could step in on 2 days');
  expect(label(candidate({ helps: [january] }), asked())).toBe('Covers Wednesday, helps on Jan 5');
});

test.each([
  ['9am-4:30pm', 'closes', [wednesday], '30 min short'],
  ['9am-4:30pm', 'closes', seven, '30 min short on 7 days'],
  ['9am-3pm', 'helps', [wednesday], '6 of 8 hours'],
  ['9am-3pm', 'helps', seven, '6 of 8 hours on 7 days'],
  ['9:15am-3pm', 'helps', [thursday], '5 h 45 min of 8 hours on Oct 9'],
] as const)('tells how much of 8 hours %s covers (%s)', (hours, does, days, words) => {
  const found = {
    camp: aCamp({ hours }),
    gaps: [{ from: 510, to: 990 }],
    does,
    closes: does === 'closes' ? days : [],
    helps: does === 'helps' ? days : [],
  };
  expect(breakable(label(candidate(found), asked()))).toBe(words);
});

test('only says “runs” without hours', () => {
  const unknown = candidate({ does: 'notListed', closes: [] });
  expect(label(unknown, asked())).toBe('Runs on Wednesday');
});

test('formats miles as a range, short and in a sentence', () => {
  const drive = { miles: 4.2, isRough: false };
  expect(driveLabel(drive)).toBe('About 5 to 7 miles by road.');
  expect(driveLabel({ ...drive, isRough: true })).toContain('from the middle of its ZIP area.');
  expect(driveLabel({ ...drive, miles: 0.4 })).toBe('Under a mile.');
  expect(driveLabel(null)).toBeNull();
  expect(milesShort(drive)).toBe(unbroken('5–7 mi'));
  expect(milesShort({ ...drive, miles: 0.4 })).toBe('under 1 mi');
});
