import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aChild, aPlan } from '#tests/fixtures/aPlan.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import {
  ownCampId,
  PLAN_STATUSES,
  type PlanEntry,
  type PlanStatus,
} from '#family/rules/plan/planEntry.ts';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import { emptyProfile, type Profile } from '#family/rules/profile.ts';
import { projectPlan } from './projectPlan.ts';
import { readSharedPlan } from './sharedPlan.ts';
import type { ShareChoice } from './shareChoice.ts';

const days = ['2025-10-06', '2025-10-07', '2025-10-08', '2025-10-09', '2025-10-10'];
const fall = { from: '2025-10-06', to: '2025-10-10', name: 'Fall break' };
const least: ShareChoice = {
  childIds: ['maya', 'leo'],
  spans: [fall],
  firstNames: 'initials',
  prices: false,
  notes: false,
  addresses: false,
};

const robin: Profile = {
  ...emptyProfile(),
  parentInfo: {
    name: 'Robin',
    email: 'robin@home.example',
    phoneNumber: '404 555 0199',
    zipCode: '30317',
    streetAddress: '12 Hidden Lane',
    neighborhood: 'Kirkwood',
    memberSince: '2024-01-02',
  },
};

/** Says nothing about the id, and is the same for the same one. */
function pseudonyms() {
  const known = new Map<string, string>();
  return (id: string) => {
    const name = known.get(id) ?? `p${known.size}`;
    known.set(id, name);
    return name;
  };
}

const room = (people: readonly string[] = []) => ({
  pseudonym: pseudonyms(),
  people,
  changedAt: 1_750_000_000_000,
});

const shared = (
  given: Parameters<typeof aPlan>[0],
  choice: Partial<ShareChoice> = {},
  people: readonly string[] = [],
) => projectPlan(aPlan(given).plan(), robin, { ...least, ...choice }, room(people));

const kinds = (rows: ReturnType<typeof shared>) => rows.map(({ kind }) => kind);

test('shares initials and camps by default, and no price, note or address', () => {
  const entry = aPlanEntry({ note: 'Inhaler in the bag', cents: 38_500, dropOffBy: 'Grandma' });
  const plan = readSharedPlan(shared({ entries: [entry], camps: [] }));
  expect(plan).toMatchObject({
    sender: 'R',
    breaks: ['Fall break'],
    children: [{ name: 'M' }, { name: 'L' }],
    people: ['G'],
  });
  expect(plan.days[0]).toMatchObject({
    day: '2025-10-06',
    parts: [
      {
        child: { name: 'M' },
        kind: 'camp',
        name: 'Pine & Paddle',
        hours: { from: 510, to: 960 },
        address: '',
        mapUrl: null,
        note: '',
        cents: null,
        dropOffBy: 'G',
      },
      { child: { name: 'L' }, kind: 'open' },
    ],
  });
});

test('shares names, the price by days, notes and addresses when they are ticked', () => {
  const entry = aPlanEntry({ note: 'Maya: inhaler. Call 404-555-0142', cents: 38_501 });
  const choice = { firstNames: 'names', prices: true, notes: true, addresses: true } as const;
  const plan = readSharedPlan(shared({ entries: [entry] }, choice));
  const parts = plan.days.flatMap((day) => day.parts).filter(({ kind }) => kind === 'camp');
  expect(plan.sender).toBe('Robin');
  expect(parts.map(({ cents }) => cents)).toEqual([19_251, 19_250]);
  expect(parts[0]).toMatchObject({
    child: { name: 'Maya' },
    note: 'Maya: inhaler. Call 404-555-0142',
    address: '900 Lake Claire Way, Decatur',
    phones: ['404 555 0142'],
  });
  expect(parts[0]?.mapUrl).toMatch(/^https:\/\/www\.google\.com\/maps\//);
});

test('keeps the name of somebody whose link it is', () => {
  const entry = aPlanEntry({ dropOffBy: ' grandma ', pickUpBy: 'Uncle Ben' });
  const { people } = readSharedPlan(shared({ entries: [entry] }, {}, ['Grandma']));
  expect(people).toEqual(['U', 'grandma']);
});

test('puts an initial for a child in texts of the family, and not in other words', () => {
  const campId = ownCampId('camp', 'swim');
  const named = { ...aPlanEntry().snapshot, providerName: 'Leo and Leonard swim' };
  const entry = aPlanEntry({ campId, snapshot: named, note: 'Leo needs (Maya’s) towel' });
  const plan = readSharedPlan(shared({ entries: [entry] }, { notes: true }));
  const part = plan.days.flatMap((day) => day.parts).find(({ kind }) => kind === 'camp');
  expect(part).toMatchObject({ name: 'L and Leonard swim', note: 'L needs (M’s) towel' });
});

test('leaves out other children, other days, and what only waits or was only thought of', () => {
  const entries = [
    aPlanEntry({ id: 'a', childId: 'leo' }),
    aPlanEntry({ id: 'b', days: ['2025-10-06'], status: 'waitlisted' }),
    aPlanEntry({ id: 'c', days: ['2025-10-07'], status: 'considering' }),
    aPlanEntry({ id: 'd', days: ['2025-11-26'], status: 'confirmed' }),
    aPlanEntry({ id: 'e', childId: null }),
  ];
  const rows = shared({ entries }, { childIds: ['maya'] });
  expect(kinds(rows)).toEqual(['profile', 'child', 'own_days']);
});

test('shares who is at home, and nobody who is only our guess', () => {
  const atHome = { childId: 'maya', isHome: true, span: null };
  const rows: PlanChange[] = [
    { kind: 'home', id: 'h1', row: { ...atHome, id: 'h1', day: '2025-10-06', who: '' } },
    { kind: 'home', id: 'h2', row: { ...atHome, id: 'h2', day: '2025-10-07', who: 'Grandma' } },
  ];
  const plan = readSharedPlan(shared({ rows }, { childIds: ['maya'], firstNames: 'names' }));
  expect(plan.days.map(({ parts }) => parts.map(({ kind, name }) => [kind, name]))).toEqual([
    [['home', 'Robin']],
    [['home', 'Grandma']],
    [['open', '']],
    [['open', '']],
    [['open', '']],
  ]);
  const initials = readSharedPlan(shared({ rows }, { childIds: ['maya'] }));
  expect(initials.days.flatMap(({ parts }) => parts.map(({ name }) => name))).toEqual([
    'R',
    'G',
    '',
    '',
    '',
  ]);
});

test('gives a row the same id each time, and each row one of its own', () => {
  const part = { from: '2025-10-06', to: '2025-10-08', name: 'Again' };
  const choice = { ...least, spans: [part, fall, { ...fall, from: '2025-10-07' }] };
  const plan = aPlan({ entries: [aPlanEntry()] }).plan();
  const to = room();
  const rows = projectPlan(plan, robin, choice, to);
  expect(projectPlan(plan, robin, choice, to)).toEqual(rows);
  expect(rows.filter(({ kind }) => kind === 'plan')).toHaveLength(2);
  expect(rows.filter(({ kind }) => kind === 'own_days')).toHaveLength(4);
  expect(new Set(rows.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(rows.length);
});

test('shares no day of a break that ends before it begins', () => {
  const backwards = { ...fall, to: '2025-10-01' };
  const plan = readSharedPlan(shared({ entries: [aPlanEntry()] }, { spans: [backwards] }));
  expect(plan.days).toEqual([]);
});

/** Words that are found in nothing else, each named for what it is. */
const secret = (what: string, at: number) => `Zq${what}${'abcdefgh'[at] ?? ''}x`;

const FAMILY = ['maya', 'leo', 'ada'].map((id, at) =>
  aChild({ id: `zqid-${id}`, firstName: secret('child', at), school: secret('school', at) }),
);
const KINDS = ['camp', 'care', 'away', null] as const;

const anEntry = fc.record({
  child: fc.integer({ min: 0, max: 2 }),
  kind: fc.constantFrom(...KINDS),
  status: fc.constantFrom<PlanStatus>(...PLAN_STATUSES),
  days: fc.uniqueArray(fc.constantFrom(...days, '2025-11-24', '2025-11-25'), { minLength: 1 }),
  isOvernight: fc.boolean(),
  isPriced: fc.boolean(),
});

const aChoice = fc.record({
  chosen: fc.subarray([0, 1, 2], { minLength: 1 }),
  firstNames: fc.constantFrom('initials', 'names'),
  prices: fc.boolean(),
  notes: fc.boolean(),
  addresses: fc.boolean(),
  people: fc.subarray([secret('fetcher', 0), secret('fetcher', 1)]),
});

type Drawn<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never;

function entryOf(drawn: Drawn<typeof anEntry>, at: number): PlanEntry {
  const { child, kind, isPriced, ...fields } = drawn;
  const id = `zqid-entry-${at}`;
  return aPlanEntry({
    ...fields,
    id,
    wantId: id,
    days: fields.days.toSorted(),
    childId: `zqid-${['maya', 'leo', 'ada'][child] ?? ''}`,
    campId: kind === null ? 'zqid-camp' : ownCampId(kind, 'zqid-own'),
    cents: isPriced ? 1_234_567 : null,
    receipts: [{ paidOn: days[0] ?? '', cents: 7_654_321, note: secret('receipt', at) }],
    note: `${secret('note', at)} 404-555-01${40 + at}, ${secret('child', 0)} ${secret('child', 2)}`,
    dropOffBy: `${secret('bringer', at)} 404-555-02${40 + at}`,
    pickUpBy: secret('fetcher', at),
    snapshot: {
      ...aPlanEntry().snapshot,
      providerName: kind === 'care' ? secret('sitter', at) : `Camp ${at}`,
      price: `$9,${100 + at}`,
      streetAddress: `${at} ${secret('street', at)}`,
      city: secret('city', at),
      websiteUrl: `https://${secret('site', at)}.example`,
    },
  });
}

/** Every secret of the family, and whether this choice lets it go. */
function secretsOf(entries: readonly PlanEntry[], drawn: Drawn<typeof aChoice>) {
  const { chosen, firstNames, prices, notes, addresses, people } = drawn;
  const isNamed = firstNames === 'names';
  const { name, memberSince: _, ...never } = robin.parentInfo;
  return [
    ...Object.values(never).map((word) => ({ word, may: false })),
    { word: name, may: isNamed },
    { word: 'zqid', may: false },
    { word: '1234567', may: prices },
    { word: '7654321', may: false },
    { word: 'example', may: false },
    { word: '12-3456789', may: false },
    ...FAMILY.flatMap(({ firstName, school }, at) => [
      { word: firstName, may: isNamed && chosen.includes(at) },
      { word: school, may: false },
    ]),
    ...entries.flatMap(({ childId, days: on, status }, at) => {
      const isShared =
        chosen.some((one) => FAMILY[one]?.id === childId) &&
        on.some((day) => days.includes(day)) &&
        ['planned', 'registered', 'confirmed'].includes(status);
      const fetcher = secret('fetcher', at);
      return [
        { word: secret('receipt', at), may: false },
        { word: secret('site', at), may: false },
        { word: `$9,${100 + at}`, may: false },
        { word: secret('note', at), may: isShared && notes },
        { word: `404-555-01${40 + at}`, may: isShared && notes && addresses },
        { word: `404 555 01${40 + at}`, may: isShared && addresses },
        { word: `555-02${40 + at}`, may: false },
        { word: secret('bringer', at), may: isShared && isNamed },
        { word: fetcher, may: isShared && (isNamed || people.includes(fetcher)) },
        { word: secret('sitter', at), may: isShared && isNamed },
        { word: secret('street', at), may: isShared && addresses },
        { word: secret('city', at), may: isShared && addresses },
      ];
    }),
  ];
}

test('lets nothing of a family go that was not ticked, whatever the plan', () => {
  const gone = new Set<string>();
  fc.assert(
    fc.property(fc.array(anEntry, { minLength: 1, maxLength: 5 }), aChoice, (drawn, choice) => {
      const entries = drawn.map(entryOf);
      const rows: PlanChange[] = [
        {
          kind: 'family_plan',
          id: 'family',
          row: {
            ...aPlan().plan().state.family,
            taxIds: { 'Camp 0': '12-3456789' },
          },
        },
      ];
      const given = { entries, rows, children: FAMILY, camps: [aCamp({ id: 'elsewhere' })] };
      const { chosen, people, ...ticked } = choice;
      const text = JSON.stringify(
        projectPlan(
          aPlan(given).plan(),
          robin,
          { ...ticked, childIds: chosen.map((at) => FAMILY[at]?.id ?? ''), spans: [fall] },
          room(people),
        ),
      );
      for (const { word, may } of secretsOf(entries, choice)) {
        if (text.includes(word)) gone.add(word);
        expect(may || !text.includes(word), `${word} went along`).toBe(true);
      }
    }),
    { seed: 34, numRuns: 300 },
  );
  // What was ticked does go: the words are looked for as they are written.
  for (const what of ['child', 'note', 'bringer', 'fetcher', 'sitter', 'street', 'city']) {
    expect([...gone]).toContain(secret(what, 0));
  }
});

test('prices go only when they are ticked', () => {
  const entries = [aPlanEntry({ cents: 20_000 })];
  const centsIn = (prices: boolean) =>
    readSharedPlan(shared({ entries }, { prices })).days.flatMap(({ parts }) =>
      parts.map(({ cents }) => cents),
    );
  expect(centsIn(true)).toContain(10_000);
  expect(new Set(centsIn(false))).toEqual(new Set([null]));
});
