import { expect, it } from 'vitest';
import type { PlanBreak } from '../coverage/childBreaks.ts';
import { breakAt, breakOfKey, familyBreaks } from './familyBreaks.ts';
import { schoolYearRange } from './schoolYearRange.ts';
import { groupWeeks } from './groupWeeks.ts';

const off = (from: string, to: string, fields: Partial<PlanBreak> = {}): PlanBreak => ({
  key: from,
  kind: 'off',
  from,
  to,
  days: [from, to],
  names: ['Fall break'],
  isSummer: false,
  isConfirmed: true,
  ...fields,
});

it('merges overlapping breaks of two children', () => {
  const joined = familyBreaks([
    [off('2026-10-05', '2026-10-09'), off('2026-11-23', '2026-11-27')],
    [off('2026-10-09', '2026-10-13', { names: ['Fall holiday'], isConfirmed: false })],
  ]);
  expect(joined).toHaveLength(2);
  expect(joined[0]).toMatchObject({
    key: '2026-10-05',
    to: '2026-10-13',
    days: ['2026-10-05', '2026-10-09', '2026-10-13'],
    names: ['Fall break', 'Fall holiday'],
    isConfirmed: false,
  });
});

it('keeps adjacent breaks apart', () => {
  const breaks = familyBreaks([
    [off('2026-10-05', '2026-10-09')],
    [off('2026-10-12', '2026-10-12')],
  ]);
  expect(breaks.map(({ key }) => key)).toEqual(['2026-10-05', '2026-10-12']);
});

it('names a merged break by the calendar that has more of it', () => {
  const breaks = familyBreaks([
    [off('2026-12-18', '2026-12-22', { names: ['Winter'], days: ['2026-12-18'] })],
    [off('2026-12-21', '2027-01-05', { names: ['Winter Holiday'] })],
  ]);
  expect(breaks.map(({ names }) => names[0])).toEqual(['Winter Holiday']);
});

it.each([
  ['2026-10-01', '2026-10-05'],
  ['2026-10-09', '2026-10-05'],
  ['2026-10-10', '2026-11-23'],
  ['2026-12-01', '2026-11-23'],
])('on %s shows the break from %s', (day, key) => {
  const breaks = familyBreaks([[off('2026-10-05', '2026-10-09'), off('2026-11-23', '2026-11-27')]]);
  expect(breakAt(breaks, day)?.key).toBe(key);
});

it('groups weeks from Monday to Friday or a needed weekend day', () => {
  expect(groupWeeks(['2026-12-22', '2026-12-28', '2027-01-02'])).toEqual([
    ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25'],
    ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
  ]);
  expect(groupWeeks(['2026-10-11'])[0]?.at(-1)).toBe('2026-10-11');
});

it.each([
  ['2026-11-25', '2026-08-01', '2027-07-31', '2025-11-24'],
  ['2027-05-31', '2026-08-01', '2027-07-31', '2026-05-30'],
  ['2027-06-01', '2027-06-01', '2028-07-31', '2026-05-31'],
  ['2027-08-01', '2027-08-01', '2028-07-31', '2026-07-31'],
])('on %s plans from %s to %s and looks back to %s', (today, from, to, since) => {
  expect(schoolYearRange(today)).toEqual({ since, from, to });
});

it('finds a break by its first day, or by any day that another calendar has put before it', () => {
  const breaks = familyBreaks([
    [off('2026-12-21', '2027-01-05')],
    [off('2026-12-18', '2026-12-22'), off('2027-02-15', '2027-02-19')],
  ]);
  expect(breakOfKey(breaks, '2026-12-18')?.to).toBe('2027-01-05');
  expect(breakOfKey(breaks, '2026-12-21')?.key).toBe('2026-12-18');
  expect(breakOfKey(breaks, '2027-01-18')).toBeUndefined();
});
