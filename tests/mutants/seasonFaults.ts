import type { Faults } from './Faults.ts';

/** What follows from the day: seasons, and camps that are over. */
export const seasonFaults: readonly Faults[] = [
  {
    file: 'src/camps/rules/season/phase.ts',
    tests: ['src/camps/rules/season/phase.test.ts'],
    faults: [
      {
        before: "state === 'past' || endsOn < day",
        after: "state === 'past' || endsOn <= day",
        breaks: 'a season is over on its last day',
      },
      {
        before: "if (startsOn <= day) return 'running';",
        after: "if (startsOn < day) return 'running';",
        breaks: 'a season does not run on its first day',
      },
      {
        before: 'const OPENS_DAYS_BEFORE = 90;',
        after: 'const OPENS_DAYS_BEFORE = 120;',
        breaks: 'sign-up is called open a month early',
      },
      {
        before: "if (state === 'past' || endsOn < day) return 'past';",
        after: "if (state !== 'open' && endsOn < day) return 'past';",
        breaks: 'the operator revives a season that is over',
      },
    ],
  },
  {
    file: 'src/camps/rules/season/daysOff.ts',
    tests: ['src/camps/rules/season/daysOff.test.ts'],
    faults: [
      {
        before: "row.dayKind === 'off'",
        after: "row.dayKind !== 'school'",
        breaks: 'digital and early days are called days off',
      },
      {
        before: "row.dayKind === 'off'",
        after: "row.kind !== 'teacher_workday'",
        breaks: 'the first day of school is called a day off, and a teacher workday is none',
      },
    ],
  },
  {
    file: 'src/camps/rules/camp/isOver.ts',
    tests: ['src/camps/rules/camp/isOver.test.ts'],
    faults: [
      {
        before: 'last < season.day',
        after: 'last <= season.day',
        breaks: 'a camp is over on its last day',
      },
      {
        before: 'if (season.isPast) return true;',
        after: '',
        breaks: 'a camp without certain days outlives its season',
      },
    ],
  },
  {
    file: 'src/base/day/atlantaHoursBehind.ts',
    tests: ['src/base/day/atlantaDay.test.ts'],
    faults: [
      {
        before: 'sundayOf(year, 2, 2) + 7 * HOUR_MS',
        after: 'sundayOf(year, 2, 1) + 7 * HOUR_MS',
        breaks: 'a week in March is an hour early',
      },
    ],
  },
  {
    file: 'src/base/day/atlantaDay.ts',
    tests: ['src/base/day/atlantaDay.test.ts'],
    faults: [
      {
        before: 'moment - atlantaHoursBehind(moment) * HOUR_MS',
        after: 'moment',
        breaks: 'the day is that of Greenwich',
      },
    ],
  },
  {
    file: 'src/camps/rules/season/currentSeason.ts',
    tests: ['src/camps/rules/season/currentSeason.test.ts'],
    faults: [
      {
        before: 'season.id === id && season.break === wanted',
        after: 'season.id === id',
        breaks: 'the fall page shows a winter',
      },
      {
        before: '?? seasonsOf(seasons, wanted).at(-1) ?? null',
        after: '?? null',
        breaks: 'a break whose seasons are all over shows none',
      },
    ],
  },
  {
    file: 'src/camps/rules/camp/listedOnly.ts',
    tests: ['src/camps/rules/camp/listedOnly.test.ts'],
    faults: [
      {
        before: "listing !== 'basic' || hasText(websiteUrl)",
        after: 'true',
        breaks: 'winter lists basic camps without a website',
      },
    ],
  },
];
