import { expect, it } from 'vitest';
import { aSubmission } from '#tests/fixtures/aReviewItem.ts';
import { corrected } from './approval.ts';

const item = { fields: aSubmission() };

it('keeps the words of the provider where nothing was corrected', () => {
  expect(corrected(item, {})).toEqual({ fields: item.fields, changes: {}, problems: {} });
});

it('sends only what differs, cleaned as the form cleans it', () => {
  const typed = { price: '  $300 ', hours: '', city: item.fields.city, ageMax: '12' };
  const { fields, changes, problems } = corrected(item, typed);
  expect(changes).toEqual({ price: '$300', hours: null, ageMax: 12 });
  expect(fields).toEqual({ ...item.fields, price: '$300', hours: null, ageMax: 12 });
  expect(problems).toEqual({});
});

it('says what is not right yet, by the messages of the form', () => {
  const { fields, changes, problems } = corrected(item, { ageMin: '17', websiteUrl: 'x' });
  expect(problems).toMatchObject({ websiteUrl: 'Please enter a valid URL' });
  expect({ fields, changes }).toEqual({ fields: item.fields, changes: {} });
});

it('leaves alone what is between provider and reviewer', () => {
  const { changes } = corrected(item, { email: 'other@moss.example', answer: 'x' });
  expect(changes).toEqual({});
});
