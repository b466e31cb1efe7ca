// One reader by example: what it reads, and the many texts that it must leave unread. In one file, so that a text is looked up once.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCalendarDay } from '#base/day/calendar.ts';
import { sessionDays, readCampDates } from './campDates.ts';
import { datesLabel } from './datesLabel.ts';

/** Sessions as '10-06..10-10 10-13', with the year only where it is not 2025. */
const shortly = (text: string | null, year = 2025, fromMonth = 1) =>
  readCampDates(text, year, fromMonth)
    .sessions.map(({ start, end }) => (start === end ? start : `${start}..${end}`))
    .join(' ')
    .replaceAll('2025-', '');

describe('date text parsing', () => {
  test.each([
    ['Oct 6, 9-12', '10-06', ['9-12']],
    ['Mon, Oct 6, 9-12', '10-06', ['9-12']],
    ['Oct 6, 7, 9-15', '10-06', ['7', '9-15']],
  ])('does not take hours after a day for days: %j', (text, sessions, unread) => {
    expect(shortly(text)).toBe(sessions);
    expect(readCampDates(text, 2025).unread).toEqual(unread);
  });

  test.each([
    ['Oct 6-8, 13-17', '10-06..10-08 10-13..10-17'],
    ['Oct 6 and 9-12', '10-06 10-09..10-12'],
    ['Oct 6, Oct 9-12', '10-06 10-09..10-12'],
  ])('reads a range that cannot be hours: %j', (text, sessions) => {
    expect(shortly(text)).toBe(sessions);
    expect(readCampDates(text, 2025).unread).toEqual([]);
  });

  test.each([
    ['Oct 6-10', '10-06..10-10'],
    ['Sept 29 – October 3; Oct 13, 14', '09-29..10-03 10-13 10-14'],
    ['Dec 22-23 and 26, Jan 2', '12-22..12-23 12-26 2026-01-02'],
    ['October 9th & 10th', '10-09 10-10'],
    ['Oct 6, 7, 8', '10-06 10-07 10-08'],
    ['Oct 6, 7, and 8', '10-06 10-07 10-08'],
    ['Mon Oct 6 - Fri Oct 10', '10-06..10-10'],
    ['Monday, October 6 – Friday, October 10', '10-06..10-10'],
    ['Oct. 13', '10-13'],
    ['10/6-10/10', '10-06..10-10'],
    ['10/6 - 10', '10-06..10-10'],
    ['10/6/2025', '10-06'],
    ['10/6/25', '10-06'],
    ['2025-10-06', '10-06'],
    ['Oct 6-10, 2025', '10-06..10-10'],
    ['Oct 6 to 10', '10-06..10-10'],
    ['Oct 6 through Oct 10', '10-06..10-10'],
    ['Oct6to10', '10-06..10-10'],
    ['Nov 24-26 & Dec 22-24', '11-24..11-26 12-22..12-24'],
    ['Oct 6\u00a0\u2014\u00a010', '10-06..10-10'],
    ['OCT\u00a06\u201110', '10-06..10-10'],
    ['SEPTEMBER 22-26; SEP 29', '09-22..09-26 09-29'],
    ['Oct 6-10\nOct 13-17', '10-06..10-10 10-13..10-17'],
    ['Oct 6-10 (Mon-Fri)', '10-06..10-10'],
    ['Mon-Fri, Oct 6-10', '10-06..10-10'],
    ['Tue Oct 7, Wed 8, Thu 9', '10-07 10-08 10-09'],
    ['Oct 6-10; 13-17', '10-06..10-10 10-13..10-17'],
    [' Oct 6-10. ', '10-06..10-10'],
    ['Oct 13, Oct 6, Oct 13', '10-06 10-13'],
    ['Oct 6 - Oct 6', '10-06'],
  ])('%j', (text, sessions) => {
    expect(shortly(text)).toBe(sessions);
    expect(readCampDates(text, 2025).unread).toEqual([]);
  });

  test.each([
    ['Dec 29 - Jan 2', '12-29..2026-01-02'],
    ['Dec 29 - Jan 2, 2026', '12-29..2026-01-02'],
    ['Dec 22, 23, Jan 2, 2026', '12-22 12-23 2026-01-02'],
    ['Feb 16, 17, 2026', '2026-02-16 2026-02-17'],
    ['Oct 6, 7, 8, 2025', '10-06 10-07 10-08'],
    ['Nov 26; Dec 22; Jan 2; Feb 16', '11-26 12-22 2026-01-02 2026-02-16'],
  ])('rolls the year forward when months wrap, unless a year is written: %j', (text, sessions) => {
    expect(shortly(text)).toBe(sessions);
  });

  test('dates a winter list from January in the next year', () => {
    expect(shortly('Jan 2; Feb 16-20', 2025, 11)).toBe('2026-01-02 2026-02-16..2026-02-20');
    expect(shortly('Nov 24-26; Jan 2', 2025, 11)).toBe('11-24..11-26 2026-01-02');
    expect(shortly('Aug 25; Oct 6', 2025, 9)).toBe('08-25 10-06');
  });
});

describe('uncertain dates stay as the provider wrote them', () => {
  test.each([
    'TBA',
    'Columbus Day',
    'Fridays in October',
    'Oct 32',
    'Feb 30',
    'Feb 29',
    'Mon Oct 7',
    'Mon Oct 6 - Thu Oct 10',
    'Tue Oct 6 - Fri Oct 10',
    'Oct 10-6',
    'Oct 6 - Sept 29',
    'Jun 1 - Dec 1',
    'Sept 2 - Dec 12',
    'Oct 6-10 (Tue-Fri)',
    'Mon-Fri, Oct 6-10 (Tue-Thu)',
    'Oct',
    'October 2025',
    '6',
    '6-10',
    '10-6-2025',
    '10/6/7',
    '10/6/1925',
    'Oct 6, 2024',
    'Oct 6, 2027',
    'Oct 6 -',
    'Oct 6-10-12',
    'Oct 6+',
    'Oct 6 or 7',
    'Oct 6/7',
    'starting Oct 6',
    'Octember 6',
    'Oct 100',
    'Oct 6x-10',
    'Oct 6-1010',
    'Oct 006',
  ])('%j', (text) => {
    expect(readCampDates(text, 2025)).toEqual({ sessions: [], unread: [text] });
  });

  test.each([
    ['Oct 6-10, TBA', '10-06..10-10', ['TBA']],
    ['Columbus Day & Oct 14', '10-14', ['Columbus Day']],
    ['Oct 6-10; Fridays in October', '10-06..10-10', ['Fridays in October']],
    ['Oct 6-10; Half day Oct 13', '10-06..10-10', ['Half day Oct 13']],
    ['Oct 6, Oct 32, Oct 8', '10-06 10-08', ['Oct 32']],
    ['Mon Oct 6, Mon Oct 7', '10-06', ['Mon Oct 7']],
    ['Nov 31; Jan 2', '2026-01-02', ['Nov 31']],
  ])('a doubtful entry does not affect the others: %j', (text, sessions, unread) => {
    expect(shortly(text)).toBe(sessions);
    expect(readCampDates(text, 2025).unread).toEqual(unread);
  });

  test.each([
    ['Oct 6-10, no camp Oct 8', '10-06..10-07 10-09..10-10'],
    ['Oct 6-10 (closed Oct 8)', '10-06..10-07 10-09..10-10'],
    ['Oct 6-10; except Wednesday', '10-06..10-07 10-09..10-10'],
    ['Oct 6-17, closed Columbus Day', '10-06..10-10 10-14..10-17'],
    ['Sept 2 - Sept 16, Tuesdays', '09-02 09-09 09-16'],
    ['Mondays; Sept 22 - Oct 3', '09-22 09-29'],
    ['Oct 6-17; MW', '10-06 10-08 10-13 10-15'],
    ['Oct 6-17; Mon/Wed', '10-06 10-08 10-13 10-15'],
    ['Oct 6-17, Mon & Wed', '10-06 10-08 10-13 10-15'],
    ['Oct 6-10 (Mon, Wed)', '10-06 10-08'],
    ['Mon-Fri, Oct 6-17', '10-06..10-10 10-13..10-17'],
    ['Oct 6-17', '10-06..10-10 10-13..10-17'],
  ])('weekdays and closed days leave the other days certain: %j', (text, sessions) => {
    expect(shortly(text)).toBe(sessions);
    expect(readCampDates(text, 2025).unread).toEqual([]);
  });

  test.each([
    'Oct 6-24; 2 days a week',
    'Oct 6-10, no camp Oct 20',
    'Oct 6-10; every other day',
    'Oct 6-10 closed',
    'Oct 6-10 cancelled; Oct 13-17',
    'Mon-Wed Oct 6-10, Tue-Thu',
    'Dec 15 - Jan 9',
    'Oct 6 or 7',
    'Oct 6 - Columbus Day',
    'Summer 2024: Oct 6-10',
    '2023-24 school year: Oct 6-10',
  ])('words that may take days away make all of it uncertain: %j', (text) => {
    expect(readCampDates(text, 2025)).toEqual({ sessions: [], unread: [text] });
  });

  test('a Sunday to a Saturday, and a weekend at the end, are days as written', () => {
    expect(shortly('Sunday, Oct 5 - Saturday, Oct 11')).toBe('10-05..10-11');
    expect(shortly('Fri Oct 10 - Sun Oct 12')).toBe('10-10..10-12');
  });

  test.each([
    ['Oct 6-10, 13-17', '10-06..10-10 10-13..10-17', []],
    ['Oct 6-7, 9-12', '10-06..10-07', ['9-12']],
    ['Oct 6-7, 8-12', '10-06..10-07', ['8-12']],
    ['Oct 1-3, 8-12', '10-01..10-03', ['8-12']],
  ])('a bare range behind a range is days only if it looks like it: %j', (text, days, unread) => {
    expect(shortly(text)).toBe(days);
    expect(readCampDates(text, 2025).unread).toEqual(unread);
  });

  test('words about registering are no camp days and do not move the year', () => {
    expect(shortly('Registration opens Feb 1; Oct 6-10', 2025, 9)).toBe('10-06..10-10');
    expect(shortly('Members Feb 1; Oct 6-10', 2025, 9)).toBe('');
    expect(shortly('Register: Mar 1, Mar 8', 2025, 9)).toBe('');
  });

  test('hours, prices, ages and remarks stay in the words of the card', () => {
    for (const text of [
      'Oct 6-10 9am-3pm',
      'Oct 6-10 $350',
      'Oct 6-10 (ages 5-12)',
      'Oct 6-10 sold out',
    ]) {
      const { hasNotes } = readCampDates(text, 2025);
      expect([shortly(text), hasNotes]).toEqual(['10-06..10-10', true]);
    }
    expect(readCampDates('Week 1: Oct 6-10; Week 2: Oct 13-17', 2025).hasNotes).toBeUndefined();
  });

  test('unknown words around a date may speak of the dates they stand with', () => {
    expect(readCampDates('Oct 6-10, mornings Oct 8; Oct 13', 2025)).toEqual({
      sessions: [{ start: '2025-10-13', end: '2025-10-13' }],
      unread: ['Oct 6-10', 'mornings Oct 8'],
    });
  });

  test('a broken date that loses the year loses it for what follows', () => {
    expect(shortly('Jan 2, 2026; Dec 32; Feb 16')).toBe('2026-01-02');
    expect(shortly('Jan 2, 2026; Xmas Dec 22; Feb 16')).toBe('2026-01-02');
    expect(shortly('Jan 2, 2026; Xmas Dec 22; Feb 16, 2026')).toBe('2026-01-02 2026-02-16');
  });

  test('a number beside a broken date inherits no month', () => {
    expect(readCampDates('Oct 6, 7, 8 November', 2025)).toEqual({
      sessions: [{ start: '2025-10-06', end: '2025-10-06' }],
      unread: ['7', '8 November'],
    });
    expect(shortly('Oct 29, 30, 2')).toBe('10-29');
    expect(shortly('Oct 6-10, 9-12')).toBe('10-06..10-10');
  });

  test('a month before the last one is the same year or the next: nobody knows', () => {
    expect(shortly('Oct 13; Sept 29-Oct 3')).toBe('10-13');
    expect(shortly('Oct 13; Sept 29; Oct 20')).toBe('10-13');
    expect(shortly('Jan 2, 2026; Dec 29')).toBe('2026-01-02');
    expect(shortly('Oct 13, 2025; Sept 29, 2025')).toBe('09-29 10-13');
  });

  test('no text is no dates', () => {
    for (const text of [null, '', ' \u00a0', ' ;, ']) {
      expect(readCampDates(text, 2025).sessions).toEqual([]);
    }
    expect(readCampDates(null, 2025).unread).toEqual([]);
  });

  const piece = fc.constantFrom(
    ...'Oct |Sept|Dec |Jan |Feb |6|10|31|32|00|2025|2026|19|-|–| to |,|;|&|(|)|/|10/6|Mon |th|.|:|TBA|no|\u00a0|\n|é|🍂'.split(
      '|',
    ),
  );
  const nearly = fc.constantFrom(
    'Oct 6',
    'Oct 10',
    'Nov 3-7',
    'Dec 29 - Jan 2',
    'Feb 28',
    '13',
    ', ',
    '; ',
    ' & ',
  );
  const around = fc.constantFrom(
    ...'Mon/Wed |MWF |M, W & F |Tuesdays & Thursdays |Mon-Thu |Sats |Weekdays |no Fridays|every Sat in Oct|October-November|Week of |weeks of |Week 2: |wk 1 |Session A: | and | or | except | closed | (closed Oct 8)| off|no camp |closed for |Labor Day| - Columbus Day|Thanksgiving week|2025-26|\u201926|Summer 2025: |9am-3pm|9-12|ages 5-12|12-14 & up|$350| kids| per class|(|) |5 days |2 weeks |lunes | incl. weekends'.split(
      '|',
    ),
  );
  const anyText = fc.oneof(
    fc
      .array(fc.oneof(piece, { arbitrary: nearly, weight: 4 }, around), {
        maxLength: 12,
      })
      .map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  test.each([
    ...['1999', '1925', '2125', '2205', '1025', '3025', '225', '20225'].map(
      (n) => `Oct 6-10, ${n}`,
    ),
    '1999 Oct 6-10',
    'Fall 1999: Oct 6-10',
    'Oct 6-10 (1999)',
    'Oct 6-10/1999',
    '10/6-10/10, 1999',
    'Oct 6-10, 20241006',
    'Oct 6-10, 2024 a camp',
  ])('a long number beside dates may be another year: %j', (text) => {
    expect(readCampDates(text, 2025)).toEqual({ sessions: [], unread: [text] });
  });

  test.each(['1999 Main St', '900 am', '900-300 pm', '$350'])(
    'a street number, a clock time and a price are no years: %j',
    (words) => {
      expect(shortly(`Oct 6-10, ${words}`)).toBe('10-06..10-10');
    },
  );

  test.each([
    ['Oct 6-10, 25', '10-06..10-10', ['25']],
    ['Oct 6-10; 25', '10-06..10-10', ['25']],
    ['Oct 6, 25', '10-06', ['25']],
    ['Oct 6-10, 25th', '10-06..10-10 10-25', []],
    ['Oct 6-10 and 25', '10-06..10-10 10-25', []],
    ['Oct 6-10, 25, 26', '10-06..10-10 10-25 10-26', []],
    ['Nov 24, 25', '11-24 11-25', []],
  ])('a last number that may be the season’s year is no day: %j', (text, sessions, unread) => {
    expect(shortly(text)).toBe(sessions);
    expect(readCampDates(text, 2025).unread).toEqual(unread);
  });

  test('a last number that may be the year of winter days after New Year is no day', () => {
    expect(shortly('Jan 5-9, 26', 2025, 11)).toBe('2026-01-05..2026-01-09');
  });

  test('any text at all: no exception, only real days, and each word either read or kept', () => {
    let read = 0;
    fc.assert(
      fc.property(
        anyText,
        fc.integer({ min: 2024, max: 2030 }),
        fc.integer({ min: 1, max: 12 }),
        (text, year, fromMonth) => {
          const { sessions, unread } = readCampDates(text, year, fromMonth);
          const days = sessionDays(sessions);
          expect(days.every(isCalendarDay)).toBe(true);
          expect(sessions.every(({ start, end }) => start <= end)).toBe(true);
          expect(
            sessions.every(({ start }) => [year, year + 1].includes(Number(start.slice(0, 4)))),
          ).toBe(true);
          expect(unread.every((words) => words !== '' && text.includes(words))).toBe(true);
          expect(sessions.length + unread.length > 0).toBe(text.trim() !== '');
          expect(sessions).toEqual(
            sessions.toSorted((a, b) => (a.start + a.end < b.start + b.end ? -1 : 1)),
          );
          if (sessions.length > 0) read += 1;
        },
      ),
      { seed: 7, numRuns: 1500 },
    );
    expect(read).toBeGreaterThan(90);
  });

  test('a text without a digit names no day', () => {
    const noDigits = fc
      .array(fc.oneof(piece, around, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 8 })
      .map((pieces) => pieces.join('').replaceAll(/\d/g, ''));
    fc.assert(
      fc.property(noDigits, (text) => {
        expect(readCampDates(text, 2025).sessions).toEqual([]);
      }),
      { seed: 8, numRuns: 300 },
    );
  });
});

describe('days of sessions', () => {
  test('list each day once, across the end of a month', () => {
    expect(
      sessionDays([
        { start: '2025-09-29', end: '2025-10-01' },
        { start: '2025-10-01', end: '2025-10-02' },
      ]),
    ).toEqual(['2025-09-29', '2025-09-30', '2025-10-01', '2025-10-02']);
    expect(sessionDays([])).toEqual([]);
  });
});

const label = (text: string) => datesLabel(readCampDates(text, 2025).sessions);

describe('dates label', () => {
  test('fewer than four sessions show each', () => {
    expect(label('Oct 6-10')).toEqual({ kind: 'simple', text: 'Oct\u00a06–\u206010' });
    expect(label('Sept 29-Oct 3; Oct 13, 14')).toEqual({
      kind: 'simple',
      text: 'Sep\u00a029–\u2060Oct\u00a03, Oct\u00a013, Oct\u00a014',
    });
  });

  test('four or more sessions show their span and all of them', () => {
    expect(label('Sep 22-26; Oct 6-10; Oct 13; Oct 20-24')).toEqual({
      kind: 'complex',
      span: 'Sep\u00a022–\u2060Oct\u00a024',
      text: 'Sep\u00a022–\u2060Oct\u00a024 (16\u00a0days)',
      sessions: [
        'Mon, Sep 22 – Fri, Sep 26',
        'Mon, Oct 6 – Fri, Oct 10',
        'Mon, Oct 13',
        'Mon, Oct 20 – Fri, Oct 24',
      ],
    });
    expect(label('Oct 6, 7, 8, 9').kind).toBe('complex');
  });

  test('the span ends with the last day, not with the last session', () => {
    expect(label('Oct 5-11; Oct 7; Oct 8; Oct 9')).toMatchObject({ span: 'Oct\u00a05–\u206011' });
  });

  test('no sessions, no label', () => {
    expect(label('TBA')).toEqual({ kind: 'none' });
  });
});

test.each(['6-7 to 6-11', 'Mon-Fri, Oct 6-10', "President's Day - Feb 20"])(
  'reads "%s" alike with the dashes and apostrophes of any keyboard',
  (text) => {
    const plain = readCampDates(text, 2025);
    expect(plain.sessions).toHaveLength(1);
    for (const dash of '\u2010\u2011\u2012\u2013\u2014\u2015\u2212') {
      const typeset = readCampDates(text.replaceAll('-', dash).replaceAll("'", '’'), 2025);
      expect(typeset.sessions).toEqual(plain.sessions);
    }
  },
);
