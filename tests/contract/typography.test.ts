// How texts are set and spelled: in everything that content/ says, and in the words of the screens themselves.
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/** 'Ages 5-12', 'City or zip code' and 'Valid zip code is required' are fixed texts, so they may break these rules. */
const rules: Readonly<Record<string, RegExp>> = {
  'straight apostrophe': /\p{L}'(?=[\p{L}\s.,;:?!]|$)/u,
  'straight quote': /"/,
  'spaced hyphen': /[\p{L}\d…] - [\p{L}\d…]/u,
  'hyphen in a range': new RegExp(
    `\\d(?: ?[ap]\\.?m\\.?)?-\\$?(?:\\d|${MONTH} \\d)|${MONTH}-${MONTH}`,
  ),
  'e-mail': /e-mail/i,
  favourite: /favourite/i,
  'zip in lower case': /\bzips?\b(?<!(?:City or|Valid) zip)/,
};
const broken = (text: string) => Object.keys(rules).filter((name) => rules[name]?.test(text));

// Paths, addresses, selectors, sizes, dates for machines, shared classes ('gap-50-100') and single tokens are no texts.
const isProse = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !/[/\\{}[\]=<>_#]|^[-\w.]+$|\d{4}-\d\d-\d\d|^(?:min|max|calc)\(|(?:^| )[a-z]+(?:-\d+)+(?= |$)/.test(
    text,
  );

/** Strings, templates ('…' for what is filled in) and JSX of a module; the paragraphs of a post. */
function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.html')) return source.split(/<[^>]*>/);
  const found: string[] = [];
  new Visitor({
    JSXText: ({ value }) => void found.push(value.trim()),
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateLiteral: ({ quasis }) =>
      void found.push(quasis.map(({ value }) => value.cooked).join('…')),
  }).visit(parseSync(file, source).program);
  return found.filter(isProse);
}

/** Scenes have paths to draw, not texts. */
const filesIn = (pattern: string) =>
  globSync(pattern).filter((file) => !/\.test\.|\/scenes\//.test(file));

test.each([
  ['words', 'src/*/words/**/*.{ts,html}', 500],
  ['screens', 'src/{ui,site,app,*/rules,*/screens}/**/*.{ts,tsx}', 150],
])('finds only typographic punctuation in %s', (_, pattern, least) => {
  const texts = filesIn(pattern).flatMap((file) => textsOf(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(least);
  const found = texts.flatMap(({ file, text }) =>
    broken(text).map((rule) => ({ rule, file, text })),
  );
  expect(found).toEqual([]);
});

test('says on no page twice that a person does it', () => {
  const said = filesIn('src/*/words/**/*.{ts,html}').filter(
    (file) =>
      textsOf(file)
        .join('\n')
        .split(/\ba\s+person\b/i).length > 2,
  );
  expect(said).toEqual([]);
});

describe('the typographic rules detect', () => {
  test.each([
    ["Don't", 'straight apostrophe'],
    ["the kids' bags", 'straight apostrophe'],
    ['not "week 3"', 'straight quote'],
    ['Offline - saved', 'spaced hyphen'],
    ['… - …', 'spaced hyphen'],
    ['2-3 days', 'hyphen in a range'],
    ['8:30 am-5 pm', 'hyphen in a range'],
    ['Sep 28-Oct 2', 'hyphen in a range'],
    ['June-August', 'hyphen in a range'],
    ['By e-mail', 'e-mail'],
    ['Your favourites', 'favourite'],
    ['a zip code', 'zip in lower case'],
  ])('%s', (text, rule) => expect(broken(text)).toEqual([rule]));

  test.each(['Don’t', 'half-day', 'City or zip code', '2–3 days', 'Ages …-…', 'sign-up'])(
    'accept %s',
    (text) => expect(broken(text)).toEqual([]),
  );
});
