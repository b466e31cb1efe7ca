import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { createBreakCamps } from './breakCamps.ts';
import { candidatesFor } from './candidatesFor.ts';
import { careOffer } from './careOffer.ts';
import { createCareNeed } from './careNeed.ts';
import { createLikes } from './likes.ts';

const days = ['2026-12-21', '2026-12-22', '2026-12-23'];
const offer = (fields: Parameters<typeof aCamp>[0], to = 1020, open = days) => {
  const gaps = [{ from: 540, to }];
  const need = createCareNeed({
    day: days[0] ?? '',
    days,
    gaps,
    openDays: new Map(open.map((day) => [day, { gaps, held: [] }])),
    ages: days.map(() => null),
    birthMonth: '',
    taken: new Map(),
    likes: createLikes({ activities: '' }, [], new Set(), []),
    near: null,
  });
  const camp = aCamp({ days, hours: '9am-3pm', ...fields });
  const [found] = candidatesFor(need, createBreakCamps([camp], [], days, '2025-09-15'));
  return found ? careOffer(found, need) : null;
};
const span = { from: 900, to: 1020 };

test('closes a day until 5:00 pm by a camp from 9 to 3 with care for $12', () => {
  const extendedCare = 'After care until 5:00 pm, $12 each';
  expect(offer({ extendedCare }, 1020, [])).toEqual({
    care: [{ span, cents: 1200, rate: { cents: 1200, per: null } }],
    span: { from: 540, to: 1020 },
    does: 'closes',
    closes: ['2026-12-21'],
    cost: { low: 1200, high: 1200 },
  });
  expect(offer({ extendedCare })?.cost).toEqual({ low: 1200, high: 3600 });
});

test('costs as much as the listing says for each day or week', () => {
  expect(offer({ extendedCare: 'After care until 5 pm, $12 a day' })).toMatchObject({
    care: [{ cents: 3600, rate: { cents: 1200, per: 'day' } }],
    closes: days,
    cost: { low: 3600, high: 3600 },
  });
  expect(offer({ extendedCare: 'After care until 5 pm, $60/week' })?.cost).toEqual({
    low: 6000,
    high: 6000,
  });
  expect(offer({ extendedCare: 'After care until 5 pm' })?.cost).toBe('unknown');
});

test('helps where it ends more than 30 minutes before the need does', () => {
  const extendedCare = 'After care until 5 pm, $12 a day';
  expect(offer({ extendedCare }, 1051)).toMatchObject({ does: 'helps', closes: [] });
  expect(offer({ extendedCare }, 1050)).toMatchObject({ does: 'closes', closes: days });
});

test.each([
  ['the camp closes the day', { hours: '8am-5pm', extendedCare: 'After care until 6 pm' }],
  ['no care is listed', { extendedCare: null }],
  ['the care is of no use', { hours: '10am-5pm', extendedCare: 'After care until 6 pm' }],
])('is none where %s', (_, fields) => {
  expect(offer(fields)).toBeNull();
});
