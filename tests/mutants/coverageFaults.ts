import type { Faults } from './Faults.ts';

/** Which days are off, and which of them are covered. */
export const coverageFaults: readonly Faults[] = [
  {
    file: 'src/planner/rules/coverage/span.ts',
    tests: ['src/planner/rules/coverage/span.test.ts'],
    faults: [
      {
        before: 'if (last && from <= last.to) last.to = Math.max(last.to, to);',
        after: 'if (last && from <= last.to) last.to = to;',
        breaks: 'a short camp within a long one ends the long one early',
      },
      {
        before: 'at = Math.max(at, to);',
        after: 'at = to;',
        breaks: 'care before the need makes a gap out of covered time',
      },
      {
        before: 'Math.max(a.from, b.from) < Math.min(a.to, b.to);',
        after: 'Math.max(a.from, b.from) <= Math.min(a.to, b.to);',
        breaks: 'a half day that begins as the other ends is a double booking',
      },
    ],
  },
  {
    file: 'src/planner/rules/status/holdsDay.ts',
    tests: ['src/planner/rules/coverage/dayCell.test.ts'],
    faults: [
      {
        before: 'claim.isListed && holds(claim.status)',
        after: 'holds(claim.status)',
        breaks: 'a day that the camp has taken off still looks covered',
      },
    ],
  },
  {
    file: 'src/planner/rules/coverage/dayCell.ts',
    tests: ['src/planner/rules/coverage/dayCell.test.ts'],
    faults: [
      {
        before:
          "if (held.some(({ hours }) => hours === 'unknown')) return { cover: 'unknown', gaps };",
        after: '',
        breaks: 'a camp without hours leaves its day open',
      },
      {
        before: 'if (minutesOf(gaps) === need.to - need.from)',
        after: 'if (gaps.length > 0 && held.length === 0)',
        breaks: 'a camp in the evening covers a part of the workday',
      },
      {
        before: '(from === need.from || to === need.to)',
        after: 'true',
        breaks: 'a hole at noon is called ends early',
      },
      {
        before: 'if (reaches([])) return null;',
        after: '',
        breaks: 'a day at home hangs on a camp',
      },
      {
        before: 'return HELD.findLast(',
        after: 'return HELD.find(',
        breaks: 'a thought beside a receipt makes the day unsure',
      },
      {
        before: 'if (!last || next.hours.to >= last.hours.to) last = next;',
        after: 'last ??= next;',
        breaks: 'a third place in a day is reached without a drive',
      },
    ],
  },
  {
    file: 'src/planner/rules/coverage/schoolDay.ts',
    tests: [
      'src/planner/rules/coverage/schoolDay.test.ts',
      'src/planner/rules/coverage/breaksOf.test.ts',
    ],
    faults: [
      {
        before: "export const CALENDAR_SOURCES = ['district', 'import', 'parent'] as const;",
        after: "export const CALENDAR_SOURCES = ['parent', 'district', 'import'] as const;",
        breaks: "a district's calendar overrules what a parent has typed",
      },
      {
        before: 'strength(a) - strength(b) || b.length - a.length',
        after: 'strength(a) - strength(b)',
        breaks: 'a week that is stored later takes back the day that corrects it',
      },
      {
        before:
          "return entry?.source === 'parent' && entry.kind !== 'off' ? dayOf(entry) : WEEKEND;",
        after: 'return entry ? dayOf(entry) : WEEKEND;',
        breaks: 'a break over a weekend asks for care on Saturday',
      },
      {
        before: 'summer.from > summer.to || lengthOf(summer) > LONGEST_SUMMER_DAYS',
        after: 'summer.from > summer.to',
        breaks: 'a year whose rows are missing becomes one long summer',
      },
      {
        before: "kind === 'off' && source !== 'parent'",
        after: "kind === 'off'",
        breaks: 'one typed day off turns a year that nobody knows into school',
      },
      {
        before: 'Math.min(length, LONGEST_ENTRY_DAYS)',
        after: 'length',
        breaks: 'a mistyped year freezes the page',
      },
    ],
  },
  {
    file: 'src/planner/rules/coverage/keptCalendar.ts',
    tests: ['src/planner/rules/coverage/keptCalendar.test.ts'],
    faults: [
      {
        before: 'a.letsOutAt === b.letsOutAt',
        after: 'true',
        breaks: 'a bell that a parent corrects leaves the day as it was',
      },
    ],
  },
  {
    file: 'src/planner/rules/family/keptBreaks.ts',
    tests: ['src/planner/rules/family/familyView.test.ts'],
    faults: [
      {
        before: 'known.today === today &&',
        after: '',
        breaks: 'a break that is over is shown until the page is opened again',
      },
    ],
  },
  {
    file: 'src/planner/rules/coverage/claimsOf.ts',
    tests: ['src/planner/rules/coverage/childCells.test.ts'],
    faults: [
      {
        before: 'isListed: listed?.has(day) ?? true,',
        after: 'isListed: true,',
        breaks: 'a day that moved in the directory stays covered',
      },
      {
        before: 'camp && camp.days.length > 0 ? new Set(camp.days) : null',
        after: 'camp ? new Set(camp.days) : null',
        breaks: 'a camp whose dates nobody can read covers nothing',
      },
      {
        before: 'entry.hours ?? camp?.hours ??',
        after: 'camp?.hours ?? entry.hours ??',
        breaks: "the family's own hours do not count",
      },
      {
        before: "if (!isFirst && !isLast) return 'allDay';",
        after: '',
        breaks: 'the days between two nights at camp end at pick-up time',
      },
    ],
  },
  {
    file: 'src/planner/rules/coverage/breaksOf.ts',
    tests: ['src/planner/rules/coverage/breaksOf.test.ts'],
    faults: [
      {
        before: "if (school.kind === 'weekend') continue;",
        after: "if (school.kind === 'weekend') return days;",
        breaks: 'a Monday off is another break than the week before it',
      },
      {
        before: 'return addDays(running.at(-1)?.day ?? before, 1);',
        after: 'return from;',
        breaks: 'the end of a summer is a break of its own in August',
      },
    ],
  },
  {
    file: 'src/planner/rules/coverage/coverSummary.ts',
    tests: ['src/planner/rules/coverage/coverSummary.test.ts'],
    faults: [
      {
        before: 'covered + home;',
        after: 'covered;',
        breaks: 'a day with Grandma is not covered',
      },
      {
        before: "return 'endsEarly';",
        after: "return 'covered';",
        breaks: 'a half day is called covered on the first line of the page',
      },
      {
        before: "if (cell.cover === 'none') continue;",
        after: '',
        breaks: 'days of school count as days that need care',
      },
    ],
  },
];
