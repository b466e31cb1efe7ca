import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { legalUpdated } from './legalText.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

const operator = { brand: 'Camply', company: 'Camply LLC', email: 'hello@camply.example' };
const wordsOf = (slug: string, text: ReturnType<typeof privacy>) => {
  const section = text.sections.find((one) => one.slug === slug);
  return [...(section?.text ?? []), ...(section?.list ?? [])].join(' ');
};

it('changes the date at the top when the words change', () => {
  const words = JSON.stringify([privacy(operator), terms(operator)]);
  // Other words need their day here and in legalUpdated.
  expect({
    ...legalUpdated,
    words: createHash('sha256').update(words).digest('hex').slice(0, 16),
  }).toEqual({ iso: '2026-11-29', text: 'November 29, 2026', words: '98a21d3baf2ec73f' });
});

it.each([
  ['favorites', /favorites/],
  ['the plan', /your plan/],
  ['notes, also about children', /notes: .* your children/],
  ['the profile and children', /your children, such as a first name, a school and a grade/],
  ['the sign-in', /your email address and a token/],
  ['the key of the family', /own key, which opens your family’s copy/],
  ['colors', /light or dark/],
  ['the dismissed banner', /winter banner/],
  ['the answer about cookies', /answer about analytics cookies/],
  ['whether there is a map', /has a map/],
  ['alarms', /what will ring on this device/],
  ['mail about the plan, and the pass of a season', /told our server of it.* its pass/],
  ['the directory', /camp directory/],
])('the privacy page names everything the phone keeps: %s', (_, words) => {
  expect(wordsOf('phone', privacy(operator))).toMatch(words);
});

it('the terms name plan and notes, too', () => {
  expect(wordsOf('phone', terms(operator))).toMatch(/Favorites, plan and your notes/);
});

it('clearing site data takes the notes with it', () => {
  expect(wordsOf('clears', privacy(operator))).toMatch(/plan and notes go with it/);
});

it.each([
  ['an account', /your email address, and your password as a scrambled value/],
  [
    'the encrypted copy of sync, and what the server sees of it',
    /encrypted on your device first.* how many entries/,
  ],
  ['a plan on its way to another phone', /encrypted, for 15 minutes/],
  ['mail before a sign-up', /doesn’t know which camps they are, unless you want their names/],
  ['a season that was paid', /a pass that isn’t tied to the payment/],
  ['a plan shared by a link', /key is in the part of the link after #/],
  [
    'alarms, and what the server keeps of them',
    /encrypted on your device first, for this device only.* fingerprint/,
  ],
  ['a camp that is waited for', /that this device waits for this camp.* deleted once it rang/],
  ['a calendar that follows the plan', /our server opens it for that answer and sees it/],
])('the privacy page names what leaves the phone when asked to: %s', (_, words) => {
  expect(wordsOf('leaves', privacy(operator))).toMatch(words);
});
