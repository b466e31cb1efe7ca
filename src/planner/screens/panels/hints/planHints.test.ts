// One file although long: every kind of hint is read from one plan, and settled in it.
import { describe, expect, test } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlan, leo, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import * as v from 'valibot';
import { FAMILY_PLAN_ID, FamilyPlanSchema } from '#family/rules/plan/planRows.ts';
import { settle } from '#planner/rules/commands/dayCommands.ts';
import { takeSnapshot } from '#planner/rules/changes/takeSnapshot.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { Hint } from './hint.ts';
import { planHints } from './planHints.ts';

const whole = { hours: '9am-4:30pm', price: '$80 a day' };
const pine = aCamp(whole);
const rocket = aCamp({ ...whole, id: 'rocket', providerName: 'Rocket Pond' });
const fourth = aCamp({ id: 'fourth', providerName: 'The Fourth Rank', hours: '9am-12pm' });
const [monday, tuesday] = ['2025-10-06', '2025-10-07'];

const at = (camp: typeof pine, fields: Partial<PlanEntry> & { id: string }) =>
  aPlanEntry({
    campId: camp.id,
    wantId: fields.id,
    days: [monday],
    status: 'registered',
    snapshot: takeSnapshot(camp, '2025-07-01'),
    ...fields,
  });

const family = (entries: readonly PlanEntry[], camps = [pine, rocket, fourth]) =>
  aPlan({ entries, camps });
const hints = (entries: readonly PlanEntry[], camps?: Parameters<typeof family>[1]) =>
  planHints(family(entries, camps).plan(), null);
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const words = ({ title, text, remedies }: Hint) => ({
  title: plain(title),
  text: plain(text),
  remedies: remedies.map(({ label }) => label),
});

test('gives no hint for a sound plan or before the directory loads', () => {
  expect(hints([at(pine, { id: 'a' })])).toEqual([]);
  expect(hints([at(pine, { id: 'a' })], [])).toEqual([]);
});

describe('two camps at one time', () => {
  const entries = [
    at(rocket, { id: 'a', childId: 'leo', status: 'planned', days: [monday, tuesday] }),
    at(fourth, { id: 'b', childId: 'leo', status: 'confirmed', days: [tuesday] }),
  ];

  test('give one sentence with the surer one first', () => {
    expect(words(hints(entries)[0] ?? fail())).toEqual({
      title: 'Leo is in two camps on Tue, Oct 7',
      text: 'The Fourth Rank 9:00 am – 12:00 pm and Rocket Pond 9:00 am – 4:30 pm.',
      remedies: ['Keep The Fourth Rank', 'Keep Rocket Pond'],
    });
  });

  test('offer to keep one and remove the other from that day', async () => {
    const { plan, planner } = family(entries);
    const [keepFourth, keepRocket] = planHints(plan(), null)[0]?.remedies ?? [];
    if (!keepFourth || !keepRocket || 'sheet' in keepFourth || 'sheet' in keepRocket) fail();
    await plan().change(keepFourth.said, keepFourth.changes);
    expect(plan().entries.map(({ id, days, status }) => [id, days, status])).toEqual([
      ['a', [monday], 'planned'],
      ['b', [tuesday], 'confirmed'],
    ]);
    await planner.undo();
    await plan().change(keepRocket.said, keepRocket.changes);
    expect(plan().entries.map(({ id }) => id)).toEqual(['a']);
  });

  test('stay silent once settled until the facts change', async () => {
    const { plan } = family(entries);
    const key = planHints(plan(), null)[0]?.key ?? fail();
    await plan().change(null, [settle(plan().state.family, key)]);
    expect(planHints(plan(), null).map((hint) => hint.key)).not.toContain(key);
    const more = { ...(entries[1] ?? fail()), days: [monday, tuesday] };
    await plan().change(null, [{ kind: 'plan', id: 'b', row: more }]);
    expect(plain(planHints(plan(), null)[0]?.title ?? '')).toBe(
      'Leo is in two camps on Mon and Tue, Oct 6–7',
    );
  });
});

test('describes a day that ends early and opens it', () => {
  const [hint] = hints([at(fourth, { id: 'a' })]);
  expect(words(hint ?? fail())).toEqual({
    title: 'Maya is out at 12:00 pm on Mon, Oct 6',
    text: 'You need care until 4:30 pm. That leaves 4½ hours.',
    remedies: ['Find an afternoon'],
  });
  expect(hint?.remedies[0]).toMatchObject({
    sheet: { kind: 'day', childId: 'maya', day: monday },
  });
});

test('says what is missing at both ends, and weekdays alone within this week', () => {
  const careHours = Array.from({ length: 7 }, () => ({ from: 510, to: 1050 }));
  const { plan } = aPlan({
    entries: [at(pine, { id: 'a', hours: { from: 540, to: 900 }, days: [monday, tuesday] })],
    camps: [pine],
    rows: [
      {
        kind: 'family_plan',
        id: FAMILY_PLAN_ID,
        row: v.parse(FamilyPlanSchema, { id: FAMILY_PLAN_ID, careHours }),
      },
    ],
    today: monday,
  });
  const [hint] = planHints(plan(), null);
  expect(words(hint ?? fail())).toEqual({
    title: 'Maya is partly covered on Monday and Tuesday',
    text: '8:30 am – 9:00 am and 3:00 pm – 5:30 pm are missing: 3 hours.',
    remedies: ['See what helps'],
  });
});

test('describes two drop-offs and moves the less sure one', () => {
  const far = aCamp({
    ...whole,
    id: 'far',
    providerName: 'Far',
    latitude: 34.06,
    longitude: -84.3,
  });
  const near = { ...pine, latitude: 33.77, longitude: -84.3, streetAddress: '1 Other St' };
  const found = hints(
    [at(near, { id: 'a' }), at(far, { id: 'b', childId: 'leo', status: 'planned' })],
    [near, far],
  );
  expect(words(found[0] ?? fail())).toEqual({
    title: 'Two drop-offs, about 24 to 32 miles apart',
    text: 'Mon, Oct 6: Maya at Pine & Paddle at 9:00 am, Leo at Far at 9:00 am. One driver can’t do both, even on empty roads.',
    remedies: ['Swap a day'],
  });
  expect(found[0]?.remedies[0]).toMatchObject({ sheet: { kind: 'move', entryId: 'b' } });
});

describe('a listing that has changed', () => {
  const entries = [at(pine, { id: 'a', days: [monday, tuesday] })];

  test('shows old and new text until seen', async () => {
    const now = { ...pine, price: '$95 a day', ageMax: 14, websiteUrl: 'https://new.example' };
    const { plan } = family(entries, [now]);
    const [hint] = planHints(plan(), null);
    expect(words(hint ?? fail())).toEqual({
      title: 'Pine & Paddle changed its listing',
      text: 'The price was $80 a day, now $95 a day. It was for ages 6-12, now ages 6-14.',
      remedies: ['Open Pine & Paddle'],
    });
    expect(hint?.dismiss?.label).toBe('Got it');
    await plan().change(null, hint?.dismiss?.changes ?? []);
    expect(planHints(plan(), null)).toEqual([]);
  });

  test('is no hint where the family has switched camp updates off, but a lost day is', () => {
    const fewer = { ...pine, days: [monday], price: '$95 a day' };
    const plan = family(entries, [fewer]).plan();
    const emailPreferences = { ...plan.profile.emailPreferences, campUpdates: false };
    const off = planHints({ ...plan, profile: { ...plan.profile, emailPreferences } }, null);
    expect(off.map(({ title }) => plain(title))).toEqual([
      'Pine & Paddle: Tue, Oct 7 is no longer listed',
    ]);
    expect(planHints(plan, null)).toHaveLength(2);
  });

  test('reports a lost day once, with a question and a removal', async () => {
    const now = { ...pine, days: (pine.days ?? []).filter((day) => day !== tuesday) };
    const { plan } = family(entries, [now]);
    const found = planHints(plan(), null);
    expect(found.map(({ title }) => plain(title))).toEqual([
      'Pine & Paddle: Tue, Oct 7 is no longer listed',
    ]);
    const [ask, drop] = found[0]?.remedies ?? [];
    expect(ask).toMatchObject({ sheet: { kind: 'ask', entryId: 'a' } });
    await plan().change(null, drop && 'changes' in drop ? drop.changes : fail());
    expect(plan().entries[0]).toMatchObject({ days: [monday], status: 'registered' });
  });

  test('reports a removed camp once', () => {
    const [hint, ...others] = hints(entries, [rocket]);
    expect(hint?.title).toBe('Pine & Paddle is no longer listed');
    expect(others).toEqual([]);
  });
});

test('reports a booking on a day of school, and takes that day out', async () => {
  const friday = '2025-10-17';
  const late = { ...pine, days: [friday] };
  const { plan } = family([at(late, { id: 'a', days: [friday] })], [late]);
  const [hint, ...others] = planHints(plan(), null);
  expect(words(hint ?? fail())).toEqual({
    title: 'Maya is booked at Pine & Paddle on Friday, Oct 17, and school’s in session.',
    text: 'Check Maya’s school calendar, or remove the booking.',
    remedies: ['Open the calendar', 'Remove that day'],
  });
  expect(others).toEqual([]);
});

test('asks once when school lets out on 24 early days of one name', () => {
  const rows = Array.from({ length: 24 }, (_, week) => {
    const day = addDays('2025-10-15', week * 7);
    const row = {
      id: `${week}`,
      childId: 'maya',
      from: day,
      to: day,
      dayKind: 'early',
      source: 'import',
      name: 'Early Release',
      letsOutAt: null,
    } as const;
    return { kind: 'own_days', id: row.id, row } as const;
  });
  const found = planHints(aPlan({ rows }).plan(), null);
  expect(found.map(({ title }) => title)).toEqual([
    'When does Maya’s school let out? Early Release: 24 days from Wed, Oct 15',
  ]);
  expect(found[0]?.remedies[0]).toMatchObject({
    sheet: { kind: 'home', childId: 'maya', day: '2025-10-15' },
  });
});

test('asks for the grade where levels of schools let out at different times', () => {
  const early = aSchoolBreak({
    id: 'early',
    startsOn: '2025-10-15',
    endsOn: '2025-10-15',
    dayKind: 'early',
    name: 'Early Release',
    bellElementary: 750,
    bellHigh: 690,
  });
  const asked = (gradeLevel: string) =>
    planHints(
      aPlan({ schoolBreaks: [aSchoolBreak(), early], children: [{ ...maya, gradeLevel }] }).plan(),
      null,
    );
  const [hint, ...others] = asked('');
  expect(hint?.title).toBe('When does Maya’s school let out for Early Release on Wed, Oct 15?');
  expect(hint?.text).toContain('Add Maya’s grade in your profile, or enter the time.');
  expect(others).toEqual([]);
  expect(asked('2')).toEqual([]);
});

test('offers a back-up with its price', async () => {
  const { plan } = family([
    at(rocket, { id: 'a', wantId: 'w', status: 'waitlisted' }),
    at(pine, { id: 'b', wantId: 'w', rank: 2, status: 'considering' }),
  ]);
  const [hint] = planHints(plan(), null);
  expect(words(hint ?? fail())).toEqual({
    title: 'Rocket Pond has a waitlist',
    text: 'Your second choice for Maya’s Mon, Oct 6 is Pine & Paddle: $80.',
    remedies: ['Take Pine & Paddle'],
  });
  const [take] = hint?.remedies ?? [];
  await plan().change(null, take && 'changes' in take ? take.changes : fail());
  expect(plan().entries.map(({ status }) => status)).toEqual(['waitlisted', 'planned']);
  expect(planHints(plan(), null)).toEqual([]);
});

test('reports deadlines and ages', () => {
  const soon = aPlan({
    entries: [at(pine, { id: 'a', status: 'planned' })],
    camps: [{ ...pine, registrationClosesOn: '2025-10-04', ageMin: 10 }],
    children: [maya, leo],
    today: '2025-10-03',
  });
  const found = planHints(soon.plan(), null).map(words);
  expect(found.map(({ title, remedies }) => [title, ...remedies])).toEqual([
    ['Maya is too young for Pine & Paddle', 'Ask them'],
    ['Pine & Paddle changed its listing', 'Open Pine & Paddle'],
    ['Sign-up for Pine & Paddle closes tomorrow', 'Sign up'],
    ['Pine & Paddle begins in 3 days, Mon, Oct 6', 'Sign up'],
  ]);
  expect(found[0]?.text).toBe('The camp takes ages 10-12, and the day is Oct 6.');
});

function fail(): never {
  throw new Error('not found');
}

describe('what people with a link wrote', () => {
  const note = {
    kind: 'note',
    key: 'guest room-1 2025-10-08 5',
    label: 'Robin',
    days: ['2025-10-08'],
    text: 'I have the car seat',
  } as const;
  const drive = {
    kind: 'drive',
    key: 'guest room-1 a pickUpBy 1 5',
    label: 'Robin',
    days: [tuesday],
    task: 'fetch',
    entryId: 'a',
    name: 'Robin',
  } as const;
  const entries = [at(pine, { id: 'a', days: [monday, tuesday], pickUpBy: 'Sam' })];
  const said = (...guestWords: readonly (typeof note | typeof drive)[]) =>
    aPlan({ entries, camps: [pine], guestWords });

  test('is quoted with its name and its day', () => {
    expect(planHints(said(note).plan(), null).map(words)).toEqual([
      { title: 'Robin, for Wed, Oct 8', text: '“I have the car seat”', remedies: [] },
    ]);
  });

  test('says who drives, and whom the plan names', () => {
    expect(planHints(said(drive).plan(), null).map(words)).toEqual([
      {
        title: 'Robin picks up Maya on Tue, Oct 7',
        text: 'Robin wrote it. Your plan says Sam.',
        remedies: [`Open ${pine.providerName}`],
      },
    ]);
  });

  test('stays silent once it is settled', async () => {
    const { plan } = said(note, drive);
    const [first] = planHints(plan(), null);
    await plan().change(null, first?.dismiss?.changes ?? []);
    expect(planHints(plan(), null).map(({ key }) => key)).toEqual([drive.key]);
  });
});
