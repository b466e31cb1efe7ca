// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { breakable } from '#base/text/unbroken.ts';
import { aSupplyPhone } from '#tests/fakes/aSupplyPhone.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { emptyValues, type Values } from '../listing/form/formContent.ts';
import { UnderDates } from './UnderDates.tsx';

afterEach(closeParts);

const typed = { ageMin: '5', ageMax: '7', city: 'Decatur', zipCode: '30030' };

/** Under the dates of a form with this in it. `line`: null while nothing is said. */
async function under(values: Partial<Values>, isFilled = true) {
  const { app } = await aSupplyPhone(isFilled);
  const part = await openPart(
    app,
    <UnderDates typed={{ ...emptyValues, ...values }} onWish={() => undefined} />,
  );
  const lineOf = () => part.box.querySelector('details')?.previousElementSibling?.textContent;
  return { ...part, line: () => breakable(lineOf() ?? '') };
}

test.each([
  ['Oct 6-10', 'That week: 1 camp for these ages within 5 miles. The week after: 0.'],
  ['Oct 13-17', 'That week: no camps for these ages within 5 miles.'],
  [
    'Oct 6-10, Oct 13-17',
    'Your weeks: 0 to 1 camp for these ages within 5 miles. Fewest the week of Oct 13.',
  ],
  ['Oct 13-17, Oct 20', 'Each of your weeks: no camps for these ages within 5 miles.'],
  [
    '',
    'Week of Oct 13: no camps for these ages within 5 miles of 30030. The week of Oct 6 has the most: 1.',
  ],
])('with dates %j it says: %s', async (datesText, words) => {
  const { line } = await under({ ...typed, datesText });
  await expect.poll(line).toBe(words);
});

test('without ages it counts those for any age', async () => {
  const { line } = await under({ city: 'Decatur', datesText: 'Oct 6-10' });
  await expect.poll(line).toContain('That week: 2 camps for any age within 5 miles.');
});

test('the chart is in a fold, marks the typed weeks, and says what is not counted', async () => {
  const { box, line, texts } = await under({ ...typed, datesText: 'Oct 6-10' });
  await expect.poll(line).toContain('That week');
  expect(box.querySelector('details')?.open).toBe(false);
  expect(texts('summary')).toEqual(['Week by week: Fall Break 2025']);
  const rows = texts('tbody tr').map(breakable);
  expect(rows).toEqual(['Oct 6–10 1 district off1Your dates', 'Oct 13–17 1 district off0Fewest']);
  expect(texts('details p')).toEqual(['1 more camp doesn’t give exact dates.']);
  expect(await axeViolations(box)).toEqual([]);
});

test.each([
  ['no place', { ...typed, city: '', zipCode: '' }],
  ['a city that is half typed', { ...typed, city: 'Decat', zipCode: '' }],
  ['another state', { ...typed, state: 'AL', zipCode: '' }],
  ['ages that cannot be read', { ...typed, ageMin: 'five' }],
  ['ages in the wrong order', { ...typed, ageMin: '9' }],
])('says nothing with %s', async (_, values) => {
  const { box, text } = await under({ ...values, datesText: 'Oct 6-10' });
  const other = await under({ ...typed, datesText: 'Oct 6-10' });
  await expect.poll(other.line).toContain('That week');
  expect(text()).toContain('Oct 6');
  expect(box.querySelector('details')).toBeNull();
  expect(text()).not.toContain('within 5 miles');
});

test('without saved camps it keeps its room empty, and the dates are read all the same', async () => {
  const { box, text } = await under({ ...typed, datesText: 'Oct 6-10' }, false);
  await expect.poll(text).toContain('Oct 6');
  expect(text()).not.toContain('within 5 miles');
  expect(box.querySelector('details')).toBeNull();
});
