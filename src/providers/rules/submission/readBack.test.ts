import { expect, it } from 'vitest';
import { someFields } from '#tests/fixtures/aSubmitted.ts';
import { differences, readBack } from './readBack.ts';

it('lists all sent values and gaps', () => {
  const rows = readBack(someFields({ hours: '', price: null, seasonWish: null }));
  expect(Object.fromEntries(rows.map(({ label, value }) => [label, value]))).toMatchObject({
    Camp: 'Little Fern Studio',
    Theme: 'Clay, Printmaking',
    Break: 'Not given',
    Dates: 'Sep 22-26; Oct 6-10',
    Hours: 'Not given',
    Ages: '5–11',
    Price: 'Not given',
    Address: '2205 Dresden Dr, Brookhaven, GA 30319',
    Website: 'littlefern.example',
    Email: 'hello@littlefern.example',
  });
});

it('lists only differences of two versions', () => {
  const mine = someFields({ price: '$260', answer: 'The green awning' });
  expect(differences(mine, someFields())).toEqual([
    { label: 'Price', mine: '$260', theirs: '$245' },
    { label: 'Answer', mine: 'The green awning', theirs: 'Not given' },
  ]);
  expect(differences(someFields(), mine).map(({ label }) => label)).toEqual(['Price', 'Answer']);
  expect(differences(mine, mine)).toEqual([]);
});
