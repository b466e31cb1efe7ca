import { expect, test } from 'vitest';
import * as v from 'valibot';
import { ShareChoiceSchema } from './shareChoice.ts';
import { sharedWords } from './sharedWords.ts';
import { withInitials } from './withInitials.ts';

const NAMES = ['Jean-Luc', 'D’Arcy', 'Ann (Annie)', 'J.R.', 'Léo', '李小龍'];
const children = NAMES.map((firstName, at) => ({ id: String(at), firstName }));

test.each(NAMES)('hides the name %s, whatever signs it has', (name) => {
  const hidden = withInitials(`for ${name}, and ${name.toUpperCase()}’s hat`, children);
  expect(hidden.toLowerCase()).not.toContain(name.toLowerCase());
});

test.each(NAMES)('has an initial for %s in a note that is shared', (name) => {
  const choice = v.parse(ShareChoiceSchema, {
    childIds: children.map(({ id }) => id),
    notes: true,
  });
  expect(sharedWords(children, choice, []).note(`for ${name}`)).not.toContain(name);
});

test('hides whole names only', () => {
  expect(withInitials('Leonard and Léo', [{ id: 'l', firstName: 'Leo' }])).toBe('Leonard and Léo');
});
