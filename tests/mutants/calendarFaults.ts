import type { Faults } from './Faults.ts';

/** Files for calendars, and a school's calendar that is read. */
export const calendarFaults: readonly Faults[] = [
  {
    file: 'src/base/calendarFile/calendarFile.ts',
    tests: [
      'src/base/calendarFile/calendarFile.test.ts',
      'src/planner/rules/calendar/planFile.test.ts',
    ],
    faults: [
      {
        before: 'BYMONTH=11;BYDAY=1SU',
        after: 'BYMONTH=11;BYDAY=2SU',
        breaks: 'for a week of November every day of camp is an hour off',
      },
      {
        before: '`TRIGGER:-PT${minutes}M`',
        after: '`TRIGGER:PT${minutes}M`',
        breaks: 'the alarm rings when sign-up is open for long',
      },
    ],
  },
  {
    file: 'src/planner/rules/calendar/planEvents.ts',
    tests: ['src/planner/rules/calendar/planEvents.test.ts'],
    faults: [
      {
        before: "days.has(day) ? row.status : 'cancelled'",
        after: 'row.status',
        breaks: 'a day that was given up stays in the family calendar',
      },
    ],
  },
  {
    file: 'src/planner/rules/calendar/nextSequence.ts',
    tests: ['src/planner/rules/calendar/nextSequence.test.ts'],
    faults: [
      {
        before: 'hours?.from, hours?.to',
        after: 'hours?.from',
        breaks: 'a later pick-up does not reach the calendar',
      },
    ],
  },
  {
    file: 'src/planner/rules/calendar/registrationEvent.ts',
    tests: ['src/planner/rules/calendar/registrationEvent.test.ts'],
    faults: [
      {
        before: 'minutes + 24 * 60',
        after: 'minutes',
        breaks: 'sign-up at midnight makes an event that ends before it begins',
      },
    ],
  },
  {
    file: 'src/planner/store/calendar/cleanEvents.ts',
    tests: ['src/planner/store/calendar/readSchoolCalendar'],
    faults: [
      {
        before: 'else if (event && depth === 0) addLine',
        after: 'else if (event) addLine',
        breaks: 'the day of an alarm is taken for that of its event',
      },
    ],
  },
  {
    file: 'src/planner/store/calendar/eventSpan.ts',
    tests: ['src/planner/store/calendar/readSchoolCalendar'],
    faults: [
      {
        before: 'isMidnight(end) ? addDays(end.day, -1) : end.day',
        after: 'end.day',
        breaks: 'the first day of school after a break counts as a day off',
      },
    ],
  },
  {
    file: 'src/planner/store/calendar/isSafeRule.ts',
    tests: ['src/planner/store/calendar/isSafeRule.test.ts'],
    faults: [
      {
        before: 'return isPlain && (interval === 1 || named.length === 0);',
        after: 'return true;',
        breaks: 'a file with a rule that has no date hangs the page',
      },
    ],
  },
  {
    file: 'src/planner/rules/calendar/readDayKind.ts',
    tests: ['src/planner/rules/calendar/readDayKind.test.ts'],
    faults: [
      {
        before: 'if (/\\bno early\\b/.test(words) || (isAbout && !isSure)) return NOTHING;',
        after: '',
        breaks: 'a holiday concert is proposed as a day off',
      },
    ],
  },
];
