import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursLabel, hoursRange, readHours } from './hours.ts';
import { runs } from '#tests/fixtures/runs.ts';

const twelve = (at: number) =>
  `${((Math.floor(at / 60) + 11) % 12) + 1}:${String(at % 60).padStart(2, '0')}${at < 720 ? 'AM' : 'PM'}`;

describe('hours', () => {
  test.each([
    ['9am-3pm', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    ['9:00 AM - 12:30 PM', '9:00\u00a0am\u00a0– 12:30\u00a0pm'],
    ['9 a.m. to 3 p.m.', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    ['9a–3p', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    ['8:30\u00a0am\u2014noon', '8:30\u00a0am\u00a0– 12:00\u00a0pm'],
    ['12 noon - 4pm', '12:00\u00a0pm\u00a0– 4:00\u00a0pm'],
    ['from 9am until 3pm', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    ['9-3pm', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    ['9am-3', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    ['8:30-3:30', '8:30\u00a0am\u00a0– 3:30\u00a0pm'],
    ['9:00-12:00', '9:00\u00a0am\u00a0– 12:00\u00a0pm'],
    ['09:00-15:00', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    ['13:00 - 16:30', '1:00\u00a0pm\u00a0– 4:30\u00a0pm'],
    ['9:30 am - 4:00 pm', '9:30\u00a0am\u00a0– 4:00\u00a0pm'],
    // A day that falls from 9 to 3 passes noon.
    ['9-3', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    // Nobody comes at one in the morning, or stays until eleven at night.
    ['1-3pm', '1:00\u00a0pm\u00a0– 3:00\u00a0pm'],
    ['9am-11', '9:00\u00a0am\u00a0– 11:00\u00a0am'],
    ['9.30am-3.30pm', '9:30\u00a0am\u00a0– 3:30\u00a0pm'],
  ])('reads %j with certainty', (text, label) => {
    expect(hoursLabel(text)).toBe(label);
    expect(readHours(text)).not.toBe('unknown');
  });

  test.each([
    'Full day',
    '5-12',
    '9:00-11:00',
    '5:00-12:00',
    '3pm-9am',
    '9pm-3am',
    '9am-9am',
    '25:00-26:00',
    '9:75am-3pm',
    '13pm-15pm',
    '9am-12pm or 1pm-4pm',
    '9am',
    '9am-',
    '9-12',
    '6-12pm',
    // Two lengths, a length that is another one, and hours of care only.
    'Mon-Thu 9am-3:30pm; Fri 9am-1pm',
    '9am-3pm (5 hours)',
    '3pm-6pm (aftercare)',
    '8am-6pm, aftercare 3pm-6pm included',
    'TBA',
    '-',
  ])('shows %j unchanged', (text) => {
    expect(readHours(text)).toBe('unknown');
    expect(hoursLabel(text)).toBe(text);
  });

  test.each([
    ['M-F 9am-3pm', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    ['Half day (9am-12pm)', '9:00\u00a0am\u00a0– 12:00\u00a0pm'],
    ['9am-3pm, late care until 6pm', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
    ['9am-3pm (6 hours)', '9:00\u00a0am\u00a0– 3:00\u00a0pm'],
  ])('reads %j and keeps its remarks', (text, range) => {
    const hours = readHours(text);
    expect(hours === 'unknown' ? hours : hoursRange(hours)).toBe(range);
    expect(hoursLabel(text)).toBe(text);
  });

  test('shows no line without hours', () => {
    expect(hoursLabel(null)).toBeNull();
    expect(hoursLabel(' \u00a0')).toBeNull();
  });

  test('reads each printed label back', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(minutes, minutes, (one, two) => {
        fc.pre(one !== two);
        const [from, to] = one < two ? [one, two] : [two, one];
        const text = `${twelve(from)}-${twelve(to)}`;
        expect(readHours(text)).toEqual({ from, to });
        expect(readHours(hoursLabel(text))).toEqual({ from, to });
        expect(readHours(`${twelve(to)}-${twelve(from)}`)).toBe('unknown');
      }),
      { seed: 9, numRuns: 500 },
    );
  });

  test('reads any text as hours of one day or keeps it', () => {
    const piece = fc.constantFrom(
      ...'9|12|3|30|0|:|am|pm|a|.| |-|–| to |noon|x|,|Mon|/|(|aftercare |half |day|3 hours|½'.split(
        '|',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        const hours = readHours(text);
        const { from, to } = hours === 'unknown' ? { from: 0, to: 1 } : hours;
        expect(from >= 0 && from < to && to < 1440).toBe(true);
        expect(hours !== 'unknown' || (hoursLabel(text) ?? '') === text.trim()).toBe(true);
      }),
      { seed: 10, numRuns: runs(200) },
    );
  });
});
