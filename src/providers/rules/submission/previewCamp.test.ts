import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CampSchema } from '#camps/rules/camp/camp.ts';
import { previewCamp } from './previewCamp.ts';

it('shows a form as the camp it will be', () => {
  const typed = { providerName: ' Moss  & Marble ', ageMin: '6', ageMax: '11', price: '$340' };
  const camp = previewCamp(typed, 'featured');
  expect(camp).toMatchObject({
    providerName: 'Moss & Marble',
    ageMin: 6,
    ageMax: 11,
    price: '$340',
  });
  expect(v.is(CampSchema, camp)).toBe(true);
});

it.each(['', '6.25', '-1', '19', 'six', '1e1', '1e1000'])(
  'leaves out what is no age: %j',
  (ageMin) => {
    expect(previewCamp({ ageMin }, 'basic').ageMin).toBeNull();
  },
);

it('says nothing for what is empty', () => {
  expect(previewCamp({ hours: '  ' }, 'basic')).toMatchObject({ hours: null, theme: '' });
});

it('cuts a text that would fill the screen', () => {
  const camp = previewCamp({ theme: 'x'.repeat(10_000_000) }, 'basic');
  expect(camp.theme).toHaveLength(500);
});
