// How texts are set and spelled, and whose words they are: in everything that words/ say, in the screens themselves, in
// mails and in what the functions answer.
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { memoize } from '#camps/rules/list/remember.ts';

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
const brokenOf = (ours: Readonly<Record<string, RegExp>>) => (text: string) =>
  Object.keys(ours).filter((name) => ours[name]?.test(text));
const broken = brokenOf(rules);

/** Words that no neighbor would use, and terms that have another word here (.github/CONTRIBUTING.md). */
const habits: Readonly<Record<string, RegExp>> = {
  'tick, for check': /\b(?:un)?tick(?:s|ed|ing)?\b/i,
  'said, for listed': /(?:\bnot|n’t) said\b/i,
  // 'Full as of Nov 20.'
  'said, for as of': /(?:^|, )said …/,
  'in part, for partly': /\bin part\b/i,
  'school that is on': /\bschool(?: is|’s) on\b/i,
  'sign, for icon': /\bthe signs? (?:beside|mean)/i,
  'at hand': /\bat hand\b/i,
  'go on, for continue': /\bgo(?:es)? on\b(?! and on)/i,
  'by itself': /\bby (?:itself|themselves|ourselves)\b/i,
  // 'See where it stands' is what people say.
  'stands, for is': /(?<!\bwhere (?:\S+ ){1,4})\bstands?\b/i,
  'type, for enter': /(?:^|[.:;] )Type (?!of\b)/,
  'kept, for saved': /\bkept (?:on|here|in)\b/i,
  'place, for spot': /\b(?:no|free|open|last|has|have)(?: a)? places?\b(?! to be)/i,
  'signal that is awaited': /as soon as there(?:’s| is) (?:a|one)\b/i,
  'second step': /\bsecond step\b/i,
  'mail, for an email':
    /\b(?:a|one|this|that|our|every) mails?\b(?! (?:app|program|server))|\bmails\b/i,
  'any more, for anymore': /n’t\b[^.]*\bany more\b/i,
  'British spelling': /\bcancell(?:ed|ing)\b/i,
  'sum without a name': /^In all\b/,
  'spoiled, anew, broken off': /\b(?:spoiled|anew|broken off|thrown away)\b/i,
  // Most screens may be on a computer.
  'this phone': /\bthis phone\b/i,
  'the way there': /\bthe way there\b/i,
};
const habitsIn = brokenOf(habits);

/** What providers write is read by these words; nobody reads them. */
const providersWords = 'src/camps/rules/text/';
const isRead = (file: string) => !file.startsWith(providersWords);

// Paths, addresses, selectors, sizes, dates for machines, shared classes ('gap-50-100') and single tokens are no texts.
const isProse = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !/[/\\{}[\]=<>_#]|^[-\w.]+$|\d{4}-\d\d-\d\d|^(?:min|max|calc)\(|(?:^| )[a-z]+(?:-\d+)+(?= |$)/.test(
    text,
  );

const textsOf = memoize(new Map<string, string[]>(), readTexts);

/** Strings, templates ('…' for what is filled in) and JSX of a module; the paragraphs of a post. */
function readTexts(file: string): string[] {
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

test.each([
  ['words', 'src/*/words/**/*.{ts,html}', 400],
  ['screens', 'src/{ui,site,app,*/rules,*/screens,*/store}/**/*.{ts,tsx}', 150],
  ['mails and pushes', 'src/base/{mail,push}/**/*.ts', 60],
  ['functions', 'supabase/functions/**/*.ts', 60],
])('speaks like a neighbor in %s', (_, pattern, least) => {
  const texts = filesIn(pattern)
    .filter(isRead)
    .flatMap((file) => textsOf(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(least);
  const found = texts.flatMap(({ file, text }) =>
    habitsIn(text).map((habit) => ({ habit, file, text })),
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

describe('the words of a neighbor', () => {
  test.each([
    ['Ticked ones count.', 'tick, for check'],
    ['Untick what isn’t a day off', 'tick, for check'],
    ['One price not said', 'said, for listed'],
    ['2 prices aren’t said.', 'said, for listed'],
    ['They haven’t said yet.', 'said, for listed'],
    ['It’s full, said ….', 'said, for as of'],
    ['said …', 'said, for as of'],
    ['… days covered in part', 'in part, for partly'],
    ['School is on', 'school that is on'],
    ['tap the sign beside the address', 'sign, for icon'],
    ['No phone at hand?', 'at hand'],
    ['Go on', 'go on, for continue'],
    ['Save and go on', 'go on, for continue'],
    ['sync goes on.', 'go on, for continue'],
    ['Sends by itself when', 'by itself'],
    ['Changes go out by themselves.', 'by itself'],
    ['it stands here next time.', 'stands, for is'],
    ['Type the six digits', 'type, for enter'],
    ['That took a while. Type the code', 'type, for enter'],
    ['It’s kept on your list', 'kept, for saved'],
    ['Rocket Pond: no place', 'place, for spot'],
    ['Discounts and last places.', 'place, for spot'],
    ['It goes out as soon as there is a connection.', 'signal that is awaited'],
    ['Turn on the second step', 'second step'],
    ['Then our mails can name it', 'mail, for an email'],
    ['a mail is on its way', 'mail, for an email'],
    ['It isn’t listed any more', 'any more, for anymore'],
    ['what cancelling costs', 'British spelling'],
    ['In all, as you know it', 'sum without a name'],
    ['or it was broken off', 'spoiled, anew, broken off'],
    ['Delete it and begin anew', 'spoiled, anew, broken off'],
    ['with the way there', 'the way there'],
    ['Saved on this phone.', 'this phone'],
  ])('are not: %s', (text, habit) => expect(habitsIn(text)).toEqual([habit]));

  test.each([
    'See where it stands',
    'Saved as you type',
    'Type of camp',
    'Do you need any more camps?',
    'Opens your mail app',
    'The middle of the place',
    'They said yes.',
    'Pick your tickets',
  ])('are: %s', (text) => expect(habitsIn(text)).toEqual([]));
});
