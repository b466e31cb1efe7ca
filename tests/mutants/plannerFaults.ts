import type { Faults } from './Faults.ts';

/** What a plan costs, who fits, what changed and what does not work. */
export const plannerFaults: readonly Faults[] = [
  {
    file: 'src/planner/rules/ages/agesOn.ts',
    tests: ['src/planner/rules/ages/ages.test.ts'],
    faults: [
      {
        before: 'low: isBirthMonth ? Math.max(high - 1, 0) : high',
        after: 'low: high',
        breaks: 'a child counts as seven before its birthday',
      },
    ],
  },
  {
    file: 'src/planner/rules/money/costOf.ts',
    tests: ['src/planner/rules/money/money.test.ts'],
    faults: [
      {
        before: 'Math.min(size * cents, perWeekCents ?? Infinity)',
        after: 'size * cents',
        breaks: 'five single days cost more than the week that the camp sells',
      },
      {
        before: 'return { low: cents, high: times * cents };',
        after: 'return { low: cents, high: cents };',
        breaks: "'$95' for two days is never asked about",
      },
    ],
  },
  {
    file: 'src/planner/rules/drive/canDoBoth.ts',
    tests: ['src/planner/rules/drive/drive.test.ts'],
    faults: [
      {
        before: 'if (a.isRough || b.isRough) {',
        after: 'if (a.isRough && b.isRough) {',
        breaks: 'the middle of a ZIP area says that two drop-offs cannot be done',
      },
      {
        before: 'a.from + minutes <= b.to || b.from + minutes <= a.to',
        after: 'a.from + minutes <= b.to',
        breaks: 'the second child is never brought first',
      },
    ],
  },
  {
    file: 'src/planner/rules/candidates/against.ts',
    tests: ['src/planner/rules/candidates/candidates.test.ts'],
    faults: [
      {
        before: 'if (wish.gaps.length > 0 && minutesLeft(',
        after: 'if (false && minutesLeft(',
        breaks: 'a camp in the evening is offered for an open workday',
      },
      {
        before:
          "return turnsSoon(wish.birthMonth, camp.ageMin, wish.day) ? 'almostOldEnough' : 'ages';",
        after: "return 'ages';",
        breaks: 'nobody is told to ask for an exception five weeks before a birthday',
      },
    ],
  },
  {
    file: 'src/planner/rules/candidates/candidatesFor.ts',
    tests: ['src/planner/rules/candidates/candidates.test.ts'],
    faults: [
      {
        before: ' - closes * (UNKNOWN_MINUTES + 1)',
        after: '',
        breaks: 'a camp for one day comes before one for the week',
      },
      {
        before: '(needed - left) * closes.length',
        after: 'needed * closes.length',
        breaks: 'a half day looks as cheap by the hour as a whole one',
      },
    ],
  },
  {
    file: 'src/planner/rules/changes/changesSince.ts',
    tests: ['src/planner/rules/changes/changesSince.test.ts'],
    faults: [
      {
        before: "const weight = lost.length > 0 ? 'broken' : 'worth';",
        after: "const weight = 'worth';",
        breaks: 'a booked day that is gone is one change among others',
      },
      {
        before: "hours === 'unknown' ? plainOrNull(text) : `${hours.from}-${hours.to}`",
        after: 'plainOrNull(text)',
        breaks: 'other words for the same hours are called a change',
      },
    ],
  },
  {
    file: 'src/planner/rules/conflicts/rowConflicts.ts',
    tests: ['src/planner/rules/conflicts/conflicts.test.ts'],
    faults: [
      {
        before: 'if (!own || (entry.days.length > 0 && days.length === 0)) return [];',
        after: 'if (!own) return [];',
        breaks: 'a camp of last year still asks for its age limits to be kept',
      },
      {
        before: '|| (a.entryId < b.entryId ? -1 : 1)',
        after: '',
        breaks: 'two devices name another camp that ends too early',
      },
    ],
  },
  {
    file: 'src/planner/rules/conflicts/driveConflicts.ts',
    tests: ['src/planner/rules/conflicts/conflicts.test.ts'],
    faults: [
      {
        before: 'one.childId !== other.childId && !isOnePlace',
        after: 'one.childId !== other.childId',
        breaks: 'two children at one address are two drives',
      },
      {
        before: "return first !== '' && second !== '' && first !== second;",
        after: 'return false;',
        breaks: 'a family whose parents drive apart is told that it cannot',
      },
    ],
  },
];
