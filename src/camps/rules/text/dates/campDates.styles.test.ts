// One file although long: every style of writing dates is drawn from the same sessions, and read back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOf, monthOf, weekdayOf, yearOf } from '#base/day/calendar.ts';
import { sessionDays, readCampDates, type CampSession } from './campDates.ts';
import { datesLabel } from './datesLabel.ts';
import { breakable } from '#base/text/unbroken.ts';
import { runs } from '#tests/fixtures/runs.ts';

/*
 * Every way of writing that is supported, turned round: sessions are printed in a style and must be read
 * back exactly. The printers share no code with the parser.
 */
const LONG =
  'January February March April May June July August September October November December';
const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec';
const NAMES = [
  LONG,
  LONG.toUpperCase(),
  SHORT,
  SHORT.toLowerCase(),
  SHORT.replaceAll(/(\w+)/g, '$1.'),
];
const WEEKDAYS = [
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'Sun Mon Tues Wed Thurs Fri Sat',
  'SUN MON TUE WED THU FRI SAT',
];
const ordinal = (date: number) => {
  const teen = date > 10 && date < 14;
  return `${date}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')}`;
};

type Style = {
  names: string;
  weekdays: string | null;
  weekdayGap: string;
  isOrdinal: boolean;
  numeric: 'no' | 'short' | 'long';
  dash: string;
  separator: string;
  year: 'none' | 'each' | 'last';
  isBrief: boolean;
  space: string;
};

/** '6' instead of 'Oct 6' where the month is the one before. */
function printed(sessions: readonly CampSession[], style: Style): string {
  let month = 0;
  const year = (day: string) => (style.year === 'each' ? `, ${yearOf(day)}` : '');
  // '9-12' alone may be hours.
  const print = (day: string, isBrief: boolean): string => {
    const hasMonth = !isBrief || monthOf(day) !== month;
    month = monthOf(day);
    const numeric = `${month}/${dateOf(day)}`;
    if (style.numeric === 'short') return numeric;
    if (style.numeric === 'long') return `${numeric}/${yearOf(day)}`;
    const weekday = style.weekdays?.split(' ')[weekdayOf(day)];
    const date = style.isOrdinal ? ordinal(dateOf(day)) : String(dateOf(day));
    const name = style.names.split(' ')[month - 1] ?? '';
    const words = hasMonth ? `${name} ${date}` : date;
    return `${weekday === undefined ? '' : weekday + style.weekdayGap}${words}${year(day)}`;
  };
  const text = sessions
    .map(({ start, end }) => {
      const first = print(start, style.isBrief && start === end);
      return start === end ? first : first + style.dash + print(end, style.isBrief);
    })
    .join(style.separator);
  const last = sessions.at(-1)?.end ?? '';
  const tail = style.year === 'last' && style.numeric === 'no' ? `, ${yearOf(last)}` : '';
  return (text + tail).replaceAll(' ', style.space);
}

/** Spans a weekend, or more than a week: the text does not say which of its days are camp days. */
function holdsWeekend({ start, end }: CampSession): boolean {
  const weekday = weekdayOf(start);
  return end > addDays(start, weekday > 0 && weekday < 6 ? 7 - weekday : 6);
}

/** Sessions as a season has them: in order, apart from each other, no step longer than some weeks. */
const anySessions = fc
  .tuple(
    fc.integer({ min: 2024, max: 2030 }),
    fc.integer({ min: 0, max: 360 }),
    fc.array(fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 0, max: 30 })), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([year, first, steps]) => {
    let day = addDays(`${year}-01-01`, first);
    return steps.map(([gap, length], at) => {
      const start = at === 0 ? day : addDays(day, gap);
      day = addDays(start, length);
      return { start, end: day };
    });
  })
  .filter((sessions) => sessions.every((session) => !holdsWeekend(session)));

const anyStyle: fc.Arbitrary<Style> = fc.record({
  names: fc.constantFrom(...NAMES),
  weekdays: fc.constantFrom(null, null, ...WEEKDAYS),
  weekdayGap: fc.constantFrom(' ', ', '),
  isOrdinal: fc.boolean(),
  numeric: fc.constantFrom('no', 'no', 'no', 'short', 'long'),
  dash: fc.constantFrom(
    '-',
    ' - ',
    '–',
    ' – ',
    '—',
    ' — ',
    '\u2011',
    ' to ',
    ' through ',
    ' thru ',
  ),
  separator: fc.constantFrom(', ', '; ', ',', ' & ', ' and ', ', and ', '\n'),
  year: fc.constantFrom('none', 'none', 'each', 'last'),
  isBrief: fc.boolean(),
  space: fc.constantFrom(' ', ' ', '\u00a0', '  ', '\u202f'),
});

const wrongWeekday = (day: string) => WEEKDAYS[1]?.split(' ')[(weekdayOf(day) + 3) % 7] ?? '';

describe('each supported format', () => {
  test('reads printed sessions back exactly', () => {
    fc.assert(
      fc.property(anySessions, anyStyle, (sessions, style) => {
        const year = yearOf(sessions[0]?.start ?? '');
        const text = printed(sessions, style);
        expect({ text, ...readCampDates(text, year) }).toEqual({ text, sessions, unread: [] });
      }),
      { seed: 2025, numRuns: runs(150) },
    );
  });

  test('reads the printed label back as the same sessions', () => {
    fc.assert(
      fc.property(anySessions, (sessions) => {
        const year = yearOf(sessions[0]?.start ?? '');
        const label = datesLabel(sessions);
        expect(label.kind).toBe(sessions.length > 3 ? 'complex' : 'simple');
        if (label.kind === 'none') return;
        const text = label.kind === 'simple' ? label.text : label.sessions.join('; ');
        expect(readCampDates(breakable(text), year)).toEqual({ sessions, unread: [] });
      }),
      { seed: 2026, numRuns: runs(50) },
    );
  });

  test('rejects a day with a wrong weekday', () => {
    fc.assert(
      fc.property(anySessions, (sessions) => {
        const [{ start } = { start: '' }] = sessions;
        const name = SHORT.split(' ')[monthOf(start) - 1] ?? '';
        const text = `${wrongWeekday(start)} ${name} ${dateOf(start)}`;
        expect(readCampDates(text, yearOf(start))).toEqual({ sessions: [], unread: [text] });
      }),
      { seed: 4, numRuns: 200 },
    );
  });
});

const WORKDAYS = [1, 2, 3, 4, 5];
const isWorkday = (day: string) => WORKDAYS.includes(weekdayOf(day));
const eachDay = (start: string, end: string): string[] => {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
};
const named = (day: string) => `${SHORT.split(' ')[monthOf(day) - 1] ?? ''} ${dateOf(day)}`;
const slashed = (day: string) => `${monthOf(day)}/${dateOf(day)}`;

/** From a Monday to the Friday of a later week, without the holidays on which camps often close. */
const anyWeeks = fc
  .tuple(
    fc.integer({ min: 2024, max: 2030 }),
    fc.constantFrom('02-01', '05-01', '07-06', '09-01'),
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([year, from, later, weeks]) => {
    const day = addDays(`${year}-${from}`, later);
    const start = addDays(day, (8 - weekdayOf(day)) % 7);
    return { start, end: addDays(start, weeks * 7 - 3), weeks };
  });
const anyWay = fc.constantFrom(named, slashed);
/** The days that a text gives, whatever sessions they form; null when some words were not read. */
function daysRead(text: string, year: number): string[] | null {
  const { sessions, unread } = readCampDates(text, year);
  return unread.length === 0 ? sessionDays(sessions) : null;
}

const listed = (weekdays: readonly number[], style: string) => {
  const [full, short] = [WEEKDAYS[0] ?? '', WEEKDAYS[1] ?? ''].map((names) => names.split(' '));
  if (style === 'letters') return weekdays.map((one) => 'MTWRF'.charAt(one - 1)).join('');
  if (style === 'plural') return weekdays.map((one) => `${full?.[one] ?? ''}s`).join(' and ');
  return weekdays.map((one) => short?.[one] ?? '').join(style);
};

describe('text beside a range', () => {
  test('restricts the days to a list of weekdays in any order', () => {
    fc.assert(
      fc.property(
        anyWeeks,
        anyWay,
        fc.shuffledSubarray(WORKDAYS, { minLength: 2, maxLength: 4 }),
        fc.constantFrom('/', ', ', ' & ', 'plural', 'letters'),
        fc.constantFrom(
          (list: string, range: string) => `${list}, ${range}`,
          (list: string, range: string) => `${range} (${list})`,
          (list: string, range: string) => `${range}; ${list}`,
        ),
        ({ start, end }, way, chosen, style, join) => {
          const weekdays = style === 'letters' ? chosen.toSorted((a, b) => a - b) : chosen;
          const text = join(listed(weekdays, style), `${way(start)} - ${way(end)}`);
          const right = eachDay(start, end).filter((day) => chosen.includes(weekdayOf(day)));
          expect({ text, days: daysRead(text, yearOf(start)) }).toEqual({ text, days: right });
        },
      ),
      { seed: 11, numRuns: runs(40) },
    );
  });

  test('excludes only the days that it takes away', () => {
    fc.assert(
      fc.property(
        anyWeeks,
        anyWay,
        fc.array(fc.nat({ max: 25 }), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('closed ', 'no camp ', 'except ', 'excluding ', 'off '),
        fc.constantFrom(', ', ' & ', ' and '),
        fc.constantFrom(
          (range: string, closed: string) => `${range} (${closed})`,
          (range: string, closed: string) => `${range}, ${closed}`,
          (range: string, closed: string) => `${range} ${closed}`,
        ),
        ({ start, end }, way, picks, word, and, join) => {
          const days = eachDay(start, end).filter(isWorkday);
          const closed = [...new Set(picks.map((pick) => days[pick % days.length] ?? ''))];
          if (closed.length === days.length) return;
          const text = join(`${way(start)} - ${way(end)}`, word + closed.map(way).join(and));
          const right = days.filter((day) => !closed.includes(day));
          expect({ text, days: daysRead(text, yearOf(start)) }).toEqual({ text, days: right });
        },
      ),
      { seed: 12, numRuns: runs(40) },
    );
  });

  test('reads “week of” as five workdays for each Monday of a list', () => {
    fc.assert(
      fc.property(
        anyWeeks,
        anyWay,
        fc.constantFrom(', ', ' & ', ' and '),
        ({ start, end, weeks }, way, and) => {
          const mondays = Array.from({ length: weeks }, (_, week) => addDays(start, week * 7));
          const text = `Week of ${mondays.map(way).join(and)}`;
          const right = eachDay(start, end).filter(isWorkday);
          expect({ text, days: daysRead(text, yearOf(start)) }).toEqual({ text, days: right });
        },
      ),
      { seed: 13, numRuns: 200 },
    );
  });

  test('leaves days unread that contradict its year', () => {
    fc.assert(
      fc.property(
        anyWeeks,
        anyWay,
        fc.integer({ min: -3, max: 3 }).filter((years) => years !== 0),
        fc.constantFrom('Summer Y: ', 'Y: ', 'Y-Z: ', 'Camp Y - '),
        ({ start, end }, way, years, style) => {
          // A school year goes on until August of the next.
          const away = years < 0 && style === 'Y-Z: ' ? years - 1 : years;
          const year = yearOf(start) + away;
          const title = style.replace('Y', String(year)).replace('Z', String(year + 1).slice(2));
          const text = `${title}${way(start)} - ${way(end)}`;
          expect(readCampDates(text, yearOf(start))).toMatchObject({ sessions: [] });
        },
      ),
      { seed: 14, numRuns: 200 },
    );
  });

  test('allows sessions with years in any order', () => {
    const shuffled = anySessions.chain((sessions) =>
      fc.tuple(
        fc.constant(sessions),
        fc.shuffledSubarray(sessions, { minLength: sessions.length, maxLength: sessions.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([sessions, mixed]) => {
        const text = mixed
          .map(
            ({ start, end }) =>
              `${slashed(start)}/${yearOf(start)} - ${slashed(end)}/${yearOf(end)}`,
          )
          .join('; ');
        const year = yearOf(sessions[0]?.start ?? '');
        expect({ text, ...readCampDates(text, year) }).toEqual({ text, sessions, unread: [] });
      }),
      { seed: 15, numRuns: 300 },
    );
  });
});
