import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { createLikes } from '#planner/rules/candidates/likes.ts';
import { createCareNeed } from '#planner/rules/candidates/careNeed.ts';
import { explainNone } from './explainNone.ts';

const day = '2025-10-08';
const need = {
  day,
  days: [day],
  openDays: new Map(),
  gaps: [{ from: 780, to: 990 }],
  ages: [{ low: 10, high: 10 }],
  birthMonth: '2015-03',
  taken: new Map([['taken', new Set([day])]]),
  likes: createLikes({ activities: '' }, [], new Set(), []),
  near: null,
};
const why = (camps: Parameters<typeof aCamp>[0][], gaps = need.gaps) =>
  explainNone(
    createCareNeed({ ...need, gaps }),
    createBreakCamps(
      camps.map((fields) => aCamp(fields)),
      [],
      [day],
      day,
    ),
  );

test('counts each camp of the day once', () => {
  const old = { ageMin: 12, ageMax: 16 };
  const morning = { hours: '9am-12pm' };
  expect(
    why([
      { id: 'a', ...old },
      { id: 'b', ...old },
      { id: 'c', ...old, ...morning },
      { id: 'd', ...morning },
      { id: 'e', hours: '6pm-8pm' },
      { id: 'taken' },
    ]).replaceAll('\u00a0', ' '),
  ).toBe(
    '6 camps: 1 is in your plan already, 3 are for other ages, 1 ends by 1:00 pm, 1 begins at 4:30 pm or later.',
  );
  expect(why([])).toBe('No camp is listed for that day.');
});

test('names the reason of the only camp without a count', () => {
  expect(why([{ ageMin: 12, ageMax: 16 }])).toBe('The only camp that day is for other ages.');
  expect(why([{ hours: '6pm-8pm' }]).replaceAll('\u00a0', ' ')).toBe(
    'The only camp that day begins at 4:30 pm or later.',
  );
});

test('the counts add up to the camps of the day', () => {
  const hours = fc.constantFrom('9am-12pm', '6pm-8pm', '12pm-12:30pm', null);
  const ages = fc.constantFrom([12, 16], [3, 5], [6, 12]);
  const camp = fc.tuple(hours, ages);
  const gaps = [
    { from: 720, to: 720 },
    { from: 780, to: 990 },
  ];
  fc.assert(
    fc.property(fc.array(camp, { minLength: 1, maxLength: 12 }), (camps) => {
      const words = why(
        // Nothing fits: those without hours are in the plan.
        camps.map(([text, [ageMin = 0, ageMax = 0]], at) => ({
          id: text === null ? 'taken' : `camp-${at}`,
          hours: text,
          ageMin,
          ageMax,
        })),
        gaps,
      );
      if (camps.length === 1) return;
      const [total = 0, ...counts] = [...words.matchAll(/(?:^|[:,] )(\d+)/g)].map(([, n]) =>
        Number(n),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
      expect(total).toBe(camps.length);
    }),
    { seed: 16, numRuns: 200 },
  );
});
