import { describe, expect, it } from 'vitest';
import { anEntry } from '#tests/fixtures/anEntry.ts';
import { type FormField, FORM_FIELDS } from '#providers/rules/submission/fields.ts';
import {
  emptyValues,
  emptyForm,
  type FormState,
  isUntouched,
  MOST_TYPED,
  restored,
  type Values,
  withText,
} from './formContent.ts';
import {
  firstProblem,
  leave,
  pasteAddress,
  shownProblems,
  toSubmission,
  submitted,
  typeInto,
  undoSplit,
} from './formState.ts';

const complete: Values = {
  ...emptyValues,
  providerName: 'Moss & Marble',
  email: 'hello@moss.example',
  websiteUrl: 'https://moss.example',
  theme: 'Outdoor',
  ageMin: '6',
  ageMax: '11',
  streetAddress: '18 Ponce Pl',
  city: 'Decatur',
  state: 'GA',
  zipCode: '30030',
  datesText: 'Oct 6-10',
  seasonWish: '',
  hours: '',
  price: '',
};
const form = (values: Partial<Values> = {}): FormState => ({
  ...emptyForm,
  values: { ...complete, ...values },
});
const typed = (before: FormState, field: FormField, text: string) =>
  leave(typeInto(before, field, text), field);

describe('a message', () => {
  it('does not stand under a field that is still being typed, or that was passed by', () => {
    expect(shownProblems(typeInto(emptyForm, 'email', 'hello@'))).toEqual({});
    expect(shownProblems(leave(emptyForm, 'email'))).toEqual({});
  });

  it('comes when the field is left, and goes with the letter that mends it', () => {
    const left = typed(form(), 'email', 'hello@moss');
    expect(shownProblems(left)).toEqual({ email: 'Please enter a valid email' });
    expect(shownProblems(typeInto(left, 'email', 'hello@moss.example'))).toEqual({});
  });

  it('comes under every field that is wrong after a submit, with a summary until all are mended', () => {
    const sent = submitted(form({ email: '', zipCode: '3003' }));
    expect(shownProblems(sent)).toEqual({
      email: 'Email is required',
      zipCode: 'Valid zip code is required',
    });
    expect(firstProblem(sent)).toBe('email');
    const half = typeInto(sent, 'email', 'hello@moss.example');
    expect([half.hasSummary, firstProblem(half)]).toEqual([true, 'zipCode']);
    expect(typeInto(half, 'zipCode', '30030').hasSummary).toBe(false);
  });

  it('about the two ages stands under the first, whichever is typed last', () => {
    const message = { ageMin: 'Minimum age can’t be above maximum age' };
    expect(shownProblems(typed(form({ ageMax: '' }), 'ageMax', '5'))).toEqual(message);
    expect(shownProblems(typed(form({ ageMin: '' }), 'ageMin', '12'))).toEqual(message);
  });

  it('is the only thing that a complete form needs none of', () => {
    expect(firstProblem(form())).toBeNull();
    expect(submitted(form()).hasSummary).toBe(false);
  });
});

describe('a website', () => {
  it.each([
    ['moss.example', 'https://moss.example'],
    [' moss.example/fall ', 'https://moss.example/fall'],
    ['http://moss.example', 'http://moss.example'],
    ['HTTPS://moss.example', 'HTTPS://moss.example'],
    ['moss', 'moss'],
    ['mailto:a@moss.example', 'mailto:a@moss.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%j is shown as %j when the field is left', (text, shown) => {
    expect(typed(emptyForm, 'websiteUrl', text).values.websiteUrl).toBe(shown);
  });
});

describe('a pasted address', () => {
  const text = '18 Ponce Pl, Decatur, GA 30030';

  it('fills its four fields, and can be put back into one', () => {
    const before = typeInto(emptyForm, 'city', 'Rome');
    const split = pasteAddress(before, text);
    expect(split?.values).toMatchObject({
      streetAddress: '18 Ponce Pl',
      city: 'Decatur',
      state: 'GA',
      zipCode: '30030',
    });
    expect(split && undoSplit(split).values).toEqual({ ...before.values, streetAddress: text });
  });

  it('is not put back over what was typed since', () => {
    const split = pasteAddress(emptyForm, text) ?? emptyForm;
    const later = typeInto(split, 'city', 'Avondale');
    expect(undoSplit(later)).toBe(later);
  });

  it('stays in one field when it is not certain', () => {
    expect(pasteAddress(emptyForm, '18 Ponce Pl Decatur')).toBeNull();
  });
});

describe('a stored draft', () => {
  it('fills the fields that nobody has touched, and only those', () => {
    const typing = typeInto(emptyForm, 'city', 'Rome');
    const { values } = restored(typing, { city: 'Decatur', state: 'AL', email: 'a@b.example' });
    expect(values).toMatchObject({ city: 'Rome', state: 'AL', email: 'a@b.example' });
  });

  it('may be of another version of the form', () => {
    expect(restored(emptyForm, { answer: 'x' }).values).toEqual(emptyForm.values);
    expect(isUntouched(restored(emptyForm, {}).values)).toBe(true);
  });
});

it.each(FORM_FIELDS)(
  'a text of ten megabytes in %s is cut, and has its message at once',
  (field) => {
    const cut = typeInto(emptyForm, field, 'x'.repeat(10_000_000));
    expect(cut.values[field]).toHaveLength(MOST_TYPED);
    expect(shownProblems(cut)[field]).toBeDefined();
  },
);

it('what is typed before the rules are here is judged once they are', () => {
  const early = withText(emptyForm, 'websiteUrl', 'moss');
  expect(shownProblems(submitted(early)).websiteUrl).toBe('Please enter a valid URL');
});

describe('what is sent', () => {
  const day = '2025-07-01';

  it('names the break that the dates fall into, unless one was chosen', () => {
    expect(toSubmission(complete, null, day).seasonWish).toBe('fall');
    expect(toSubmission({ ...complete, seasonWish: 'winter' }, null, day).seasonWish).toBe(
      'winter',
    );
    expect(toSubmission({ ...complete, datesText: 'some day' }, null, day).seasonWish).toBeNull();
  });

  it('keeps the answer to a question, which the form does not show', () => {
    const { fields } = anEntry();
    const entry = anEntry({ fields: { ...fields, answer: 'The blue gate.' } });
    expect(toSubmission(complete, entry, day).answer).toBe('The blue gate.');
  });
});
