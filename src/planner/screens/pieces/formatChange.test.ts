import { expect, it } from 'vitest';
import type { ListingChange } from '#planner/rules/changes/listingChanges.ts';
import { formatChange } from './formatChange.ts';

const [monday, tuesday, wednesday] = ['2025-10-06', '2025-10-07', '2025-10-08'];
const days = {
  field: 'days',
  weight: 'broken',
  lost: [],
  removed: [],
  added: [],
  isSaid: true,
} as const;
const worth = { weight: 'worth', before: null, now: null } as const;

it.each<[words: string, change: ListingChange]>([
  ['It’s no longer listed.', { field: 'gone', weight: 'broken', providerName: 'Pond' }],
  [
    'Mon, Oct 6 is no longer listed. Ask them. Removed: Tue, Oct 7. New: Wed, Oct 8.',
    { ...days, lost: [monday], removed: [monday, tuesday], added: [wednesday] },
  ],
  [
    'Mon and Tue, Oct 6–\u20607 are no longer listed. Ask them.',
    { ...days, lost: [monday, tuesday], removed: [monday, tuesday] },
  ],
  [
    'Mon, Oct 6 is no longer listed. Ask them. It no longer lists its days. Ask them.',
    { ...days, lost: [monday], removed: [monday, tuesday], isSaid: false },
  ],
  [
    'Dates were Oct 6-10, now Oct 6-8.',
    { ...worth, field: 'dates', before: 'Oct 6-10', now: 'Oct 6-8' },
  ],
  ['Hours were 9-3, now not listed.', { ...worth, field: 'hours', before: '9-3', now: ' ' }],
  ['The price was $95, now $110.', { ...worth, field: 'price', before: '$95', now: '$110' }],
  ['The address was not listed, now 75 5th St.', { ...worth, field: 'place', now: '75 5th St' }],
  [
    'It was for ages 6-12, now ages 6+.',
    {
      field: 'ages',
      weight: 'worth',
      before: { ageMin: 6, ageMax: 12 },
      now: { ageMin: 6, ageMax: null },
    },
  ],
  ['Its web address changed.', { field: 'link', weight: 'quiet', before: null, now: 'x' }],
  ['It was called Pond.', { field: 'name', weight: 'quiet', before: 'Pond', now: 'Lake' }],
])('%s', (words, change) => {
  expect(formatChange(change).replaceAll('\u00a0', ' ')).toBe(words);
});

const opens = (before: string | null, now: string | null) =>
  formatChange({ field: 'opens', weight: 'worth', before, now }).replaceAll('\u00a0', ' ');

it('formats a sign-up day or moment for people', () => {
  expect(opens('2025-08-01', '2025-08-04T13:00:00Z')).toBe(
    'Sign-up was Fri, Aug 1, now Mon, Aug 4, 9:00 am.',
  );
  expect(opens(null, 'when school is out')).toBe('Sign-up was not listed, now when school is out.');
});
