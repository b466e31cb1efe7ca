import { expect, test } from 'vitest';
import { closesLabel, driveLabel } from './candidateLabels.ts';

const [wednesday, thursday] = ['2025-10-08', '2025-10-09'];
const need = { from: 540, to: 990 };
const asked = (fields = {}) => ({
  cell: { need, gaps: [need] },
  waiting: new Set<string>(),
  isStandIn: false,
  ...fields,
});

test('describes what a booking closes and backs up', () => {
  const both = { closes: [wednesday, thursday], uncovered: 0 };
  expect(closesLabel(both, asked())).toBe('Closes Wednesday and Thursday');
  expect(closesLabel(both, asked({ waiting: new Set([thursday]) }))).toBe(
    'Closes Wednesday, backs up Thursday',
  );
  expect(
    closesLabel({ ...both, closes: [thursday] }, asked({ waiting: new Set([thursday]) })),
  ).toBe('Backs up Thursday');
});

test('does not call a day closed with time left open', () => {
  expect(closesLabel({ closes: [wednesday], uncovered: 210 }, asked())).toBe(
    'Covers 4 of your 7 and a half hours',
  );
  expect(closesLabel({ closes: [wednesday, thursday], uncovered: 30 }, asked())).toBe(
    'Covers 7 of your 7 and a half hours, Wednesday and Thursday',
  );
  const afternoon = { need, gaps: [{ from: 720, to: 990 }] };
  expect(closesLabel({ closes: [wednesday], uncovered: 90 }, asked({ cell: afternoon }))).toBe(
    'Covers 3 of the 4 and a half hours still open',
  );
});

test('only says “runs” without hours', () => {
  expect(closesLabel({ closes: [wednesday], uncovered: 'unknown' }, asked())).toBe(
    'Runs Wednesday',
  );
});

test('formats miles as a range', () => {
  expect(driveLabel({ miles: 4.2, isRough: false })).toBe('about 5 to 7 miles by road');
  expect(driveLabel({ miles: 4.2, isRough: true })).toContain('from the middle of its ZIP area');
  expect(driveLabel({ miles: 0.4, isRough: false })).toBe('under a mile');
  expect(driveLabel(null)).toBeNull();
});
