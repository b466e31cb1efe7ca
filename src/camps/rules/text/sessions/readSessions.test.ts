import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCampDates, sessionDays } from '../dates/campDates.ts';
import { readSessions } from './readSessions.ts';

const summer = { year: 2027, fromMonth: 6 };
/** The sessions as rows of the database have them: null is what the words do not say for certain. */
const rowsOf = (text: string) =>
  readSessions(text, summer).sessions.map((session) => {
    const { label, words, datesText, days, hoursText, priceText, ages } = session;
    return {
      label,
      dates: datesText ?? words,
      starts_on: days[0] ?? null,
      ends_on: days.at(-1) ?? null,
      days,
      hours: hoursText,
      price: priceText,
      age_min: ages === 'unknown' ? null : ages.min,
      age_max: ages === 'unknown' ? null : ages.max,
    };
  });

test('each session of a listing becomes a row with its own dates, hours, price and ages', () => {
  const listing =
    'Session 1: June 7-9, ages 5-7, 9am-12pm, $200; Session 2: June 14-18, ages 8+, 9am-3pm, $350';
  expect(rowsOf(listing)).toEqual([
    {
      label: 'Session 1',
      dates: 'June 7-9',
      starts_on: '2027-06-07',
      ends_on: '2027-06-09',
      days: ['2027-06-07', '2027-06-08', '2027-06-09'],
      hours: '9am-12pm',
      price: '$200',
      age_min: 5,
      age_max: 7,
    },
    expect.objectContaining({
      label: 'Session 2',
      starts_on: '2027-06-14',
      ends_on: '2027-06-18',
      hours: '9am-3pm',
      price: '$350',
      age_min: 8,
      age_max: null,
    }),
  ]);
});

test('a session of grades gives no ages, and uncertain dates give no days', () => {
  expect(rowsOf('Week 1: June 7-11 (tentative), rising 3rd-5th graders')).toEqual([
    {
      label: 'Week 1',
      dates: 'June 7-11 (tentative)',
      starts_on: null,
      ends_on: null,
      days: [],
      hours: null,
      price: null,
      age_min: null,
      age_max: null,
    },
  ]);
});

test('words beside all sessions take days away, or stay unread', () => {
  const { sessions, unread } = readSessions(
    'Week 1: June 28-July 2; Week 2: July 5-9\nNo camp July 5\nAges 5-12',
    summer,
  );
  expect(sessions.map(({ days }) => days[0])).toEqual(['2027-06-28', '2027-07-06']);
  expect(sessions.map(({ ages }) => ages)).toEqual(['unknown', 'unknown']);
  expect(unread).toEqual(['No camp July 5', 'Ages 5-12']);
});

test('a deadline is no session', () => {
  expect(rowsOf('Register by June 1\nWeek 1: June 7-11').map(({ label }) => label)).toEqual([
    'Week 1',
  ]);
});

const words =
  'June 7-11|Jul 5|6/14-6/18|, |; |\n| | - |\t|(|)|Session 1: |Week 2 |9am-3pm|9-3|5-8|$200|$50 deposit|ages 5-7|K-2|rising 3rd|Mon/Wed|no camp |closed |July 5|tentative|or|Art|and|/|:';
const listings = fc
  .array(fc.constantFrom(...words.split('|'), '|'), { maxLength: 24 })
  .map((parts) => parts.join(''));

test('the words of sessions are parts of the text, and their days are among those of their dates', () => {
  let found = 0;
  fc.assert(
    fc.property(listings, (text) => {
      const { sessions, unread } = readSessions(text, summer);
      for (const one of sessions) {
        const texts = [one.label, one.datesText, one.hoursText, one.priceText, one.agesText];
        expect(texts.every((part) => part === null || one.words.includes(part))).toBe(true);
        expect(text).toContain(one.words);
        const alone = sessionDays(readCampDates(one.datesText, 2027, 6).sessions);
        expect(one.days.filter((day) => !alone.includes(day))).toEqual([]);
        found += one.days.length;
      }
      expect(unread.every((part) => text.includes(part))).toBe(true);
    }),
    { seed: 36, numRuns: 2000 },
  );
  expect(found).toBeGreaterThan(100);
});

test('no word of a listing belongs to two sessions, so that its reading grows with its length', () => {
  fc.assert(
    fc.property(listings, fc.integer({ min: 1, max: 40 }), (text, times) => {
      const long = `${text}\n`.repeat(times);
      const { sessions } = readSessions(long, summer);
      const read = sessions.reduce((sum, { words: own }) => sum + own.length, 0);
      expect(read).toBeLessThanOrEqual(long.length);
    }),
    { seed: 36, numRuns: 200 },
  );
});

test('any characters give sessions or words', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const { sessions, unread } = readSessions(text, summer);
      expect(sessions.length + unread.length > 0 || !/[\p{L}\d]/u.test(text)).toBe(true);
    }),
    { seed: 36, numRuns: 1000 },
  );
});

test('a text longer than any listing is not read', () => {
  const text = `June 7-11${' '.repeat(20_000)}`;
  expect(readSessions(text, summer)).toEqual({ sessions: [], unread: [text] });
});
