import { expect, test } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import { awaitsBell, groupDays } from './groupDays.ts';
import type { ImportedDay } from './importedDay.ts';
import { readDayKind } from './readDayKind.ts';

const day = (from: string, name: string): ImportedDay => ({
  from,
  to: from,
  name,
  ...readDayKind(name, '', null),
});

test('asks once for all days of a name: likely ones first, then those of a known kind, then the others', () => {
  const wednesdays = Array.from({ length: 24 }, (_, at) =>
    day(addDays('2026-12-02', at * 7), 'Early Release'),
  );
  const groups = groupDays([
    day('2026-11-30', 'Book fair'),
    day('2026-12-01', 'Parent-Teacher Conferences'),
    ...wednesdays,
    day('2026-12-24', 'Christmas Break'),
    day('2027-01-05', 'BOOK FAIR'),
  ]);
  expect(groups.map(({ name, isTicked, days }) => [name, isTicked, days.length])).toEqual([
    ['Early Release', true, 24],
    ['Christmas Break', true, 1],
    ['Parent-Teacher Conferences', false, 1],
    ['Book fair', false, 2],
  ]);
  expect(groups.map(awaitsBell)).toEqual([true, false, false, false]);
});
