import { expect, it } from 'vitest';
import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import { emptyProfile, type Profile, sampleProfile } from '../profile.ts';
import { stampChanges, profileRecords, withTimes } from '../familyRecord.ts';
import { backupData, backupText, readBackup } from './backupFile.ts';
import { countRecords } from './countRecords.ts';

const NOW = Date.parse('2026-09-15T12:00:00Z');
const MADE_AT = '2026-09-02T08:00:00.000Z';

const heart = (id: string, changedAt: unknown = 5, savedAt: unknown = 5) => ({
  kind: 'favorite',
  id,
  fields: { savedAt: { value: savedAt, changedAt }, name: { value: 'Owls', changedAt } },
});
const file = (things: unknown, rest: object = {}) =>
  JSON.stringify({
    format: 'camply-backup',
    version: 1,
    made_at: MADE_AT,
    data: { things },
    ...rest,
  });

/** A heart with this many fields. */
const withFields = (count: number) => ({
  kind: 'favorite',
  id: 'wide',
  fields: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`f${index}`, { value: index, changedAt: 5 }]),
  ),
});

/** What can be read of the records; a file that does not open fails the test. */
function opened(text: string) {
  const read = readBackup(text, NOW);
  if (read.kind !== 'open') throw new Error(read.kind);
  return read.data;
}

it('reads a backup that it wrote', () => {
  const child = {
    id: 'c1',
    firstName: 'Maya ❤️',
    birthMonth: '2018-04',
    ageRange: '',
    school: 'Oakhurst',
    districtId: 'dekalb',
    gradeLevel: '2',
    activities: 'art stem',
    color: 'plum',
  } as const;
  const family: Profile = {
    ...emptyProfile(),
    children: [child],
    parentInfo: { ...emptyProfile().parentInfo, name: 'Robin', streetAddress: '1 Elm St' },
  };
  const profile = stampChanges(emptyProfile(), family, 7);
  const text = backupText(MADE_AT, { data: backupData(profileRecords(profile), profile) });
  expect(readBackup(text, NOW)).toEqual({
    kind: 'open',
    madeAt: MADE_AT,
    data: {
      records: profileRecords(profile),
      own: { email: '', phoneNumber: '', streetAddress: '1 Elm St' },
      skipped: 0,
    },
  });
});

it('leaves a sample family out of a backup', () => {
  const text = backupText(MADE_AT, {
    data: backupData(profileRecords(sampleProfile()), sampleProfile()),
  });
  expect(text).not.toMatch(/Maya|Robin|Kirkwood|30317/);
});

const whole = file([heart('a')]);
const sealed = { kdf: 'PBKDF2-SHA256', rounds: 600_000, salt: 'AA', data: 'AA' };

it.each<[what: string, text: string, kind: string]>([
  ['nothing', '', 'notOurs'],
  ['no JSON', 'PK\u0003\u0004', 'notOurs'],
  ['null', 'null', 'notOurs'],
  ['a list', '[]', 'notOurs'],
  ['a word', '"camply"', 'notOurs'],
  ['a page of HTML', '<!doctype html><script>alert(1)</script>', 'notOurs'],
  ['the file of somebody else', '{"format":"other-backup","version":1}', 'notOurs'],
  ['no version', '{"format":"camply-backup"}', 'notOurs'],
  ['a later version', file([], { version: 2 }), 'newer'],
  ['version 0', file([], { version: 0 }), 'damaged'],
  ['cut short', whole.slice(0, -20), 'damaged'],
  ['without a day', file([], { made_at: undefined }), 'damaged'],
  ['a day that is none', file([], { made_at: '<b>today</b>' }), 'damaged'],
  ['without data', file([], { data: undefined }), 'damaged'],
  ['things that are no list', file({ length: 1e9 }), 'damaged'],
  ['sealed by something unknown', file([], { sealed: { ...sealed, kdf: 'none' } }), 'damaged'],
  ['sealed without a salt', file([], { sealed: { ...sealed, salt: undefined } }), 'damaged'],
  ['lists within lists, 100,000 deep', '['.repeat(100_000), 'notOurs'],
  ['21 MB', `${whole}${' '.repeat(21 * 1024 * 1024)}`, 'tooLarge'],
  ['20,001 things', file(Array.from({ length: 20_001 }, () => null)), 'tooLarge'],
  ['a thing of 101 fields', file([heart('a'), withFields(101)]), 'tooLarge'],
])('%s', (_, text, kind) => {
  expect(readBackup(text, NOW)).toEqual({ kind });
});

it('reads a profile with every setting changed', () => {
  const sample = sampleProfile();
  const family: Profile = { ...emptyProfile(), ...sample, isSample: false, changedAt: {} };
  const profile = withTimes(family);
  const fields = Object.keys({ ...family.privacySettings, ...family.emailPreferences });
  const changedAt = Object.fromEntries(fields.map((field) => [`profile:family:${field}`, 5]));
  const things = profileRecords({ ...profile, changedAt: { ...profile.changedAt, ...changedAt } });
  const most = Math.max(...things.map((record) => Object.keys(record.fields).length));
  expect(most).toBeGreaterThanOrEqual(fields.length);
  expect(opened(file(things))).toMatchObject({ records: things, skipped: 0 });
});

it('reads 20,000 records', () => {
  const things = Array.from({ length: 20_000 }, (_, index) => heart(`camp-${index}`));
  expect(opened(file(things)).records).toHaveLength(20_000);
});

it('states only the encryption parameters of a sealed backup', () => {
  const text = file([heart('a')], { data: undefined, sealed });
  expect(readBackup(text, NOW)).toEqual({ kind: 'sealed', madeAt: MADE_AT, sealed });
});

it.each<[what: string, entry: unknown]>([
  ['null', null],
  ['a word', 'heart'],
  ['an unknown kind', { ...heart('a'), kind: 'reviewer' }],
  ['no id', { kind: 'favorite', fields: {} }],
  ['an id without end', heart('a'.repeat(121))],
  ['an id that every object has', heart('constructor')],
  ['the prototype as an id', heart('__proto__')],
  ['a time that is no number', heart('a', 'soon')],
  ['a time before all times', heart('a', -1)],
  ['NaN, as JSON has it', heart('a', null)],
  ['a heart without its time', { ...heart('a'), fields: {} }],
  ['a heart whose time is a word', heart('a', 5, 'soon')],
  [
    'a note without words',
    { kind: 'note', id: 'a', fields: { text: { value: ' ', changedAt: 1 } } },
  ],
  [
    'a note that is too long',
    {
      kind: 'note',
      id: 'a',
      fields: { text: { value: 'x'.repeat(MAX_NOTE_LENGTH + 1), changedAt: 1 } },
    },
  ],
  ['two families', { kind: 'profile', id: 'other', fields: {} }],
  ['a list for a value', heart('a', 5, [[[[]]]])],
])('counts unreadable parts and reads the rest: %s', (_, entry) => {
  const data = opened(file([heart('b'), entry]));
  expect(data.records.map(({ id }) => id)).toEqual(['b']);
  expect(data.skipped).toBe(1);
});

it('rejects an overflowing number as a time', () => {
  const text = whole.replaceAll('"changedAt":5', '"changedAt":1e999');
  expect(opened(text)).toMatchObject({ records: [], skipped: 1 });
});

it('keeps a key of the file away from any prototype', () => {
  const change = '{"value":true,"changedAt":1}';
  const text = `{"format":"camply-backup","version":1,"made_at":"${MADE_AT}","__proto__":{"isReviewer":true},
    "data":{"__proto__":{"isReviewer":true},"own":{"__proto__":{"isReviewer":true}},"things":[
    {"kind":"child","id":"c","__proto__":{"isReviewer":true},
     "fields":{"__proto__":${change},"constructor":${change},"toString":${change},"firstName":{"value":"Maya","changedAt":1}}}]}}`;
  const data = opened(text);
  expect(Object.keys(data.records[0]?.fields ?? {})).toEqual(['firstName']);
  for (const part of [{}, data, data.own, data.records[0], data.records[0]?.fields]) {
    expect(Reflect.get(part ?? {}, 'isReviewer')).toBeUndefined();
  }
});

it('moves a future time to now, so that it does not always win', () => {
  const [record] = opened(file([heart('a', 9e15)])).records;
  expect(record?.fields.savedAt?.changedAt).toBe(NOW);
});

it('merges two copies of a record into one with the later fields', () => {
  const { records, skipped } = opened(
    file([heart('a', 9, 90), heart('a', 4, 40), heart('a', 9, 91)]),
  );
  expect(records).toHaveLength(1);
  expect(records[0]?.fields.savedAt).toEqual({ value: 90, changedAt: 9 });
  expect(skipped).toBe(0);
});

const aChild = (id: number, gone: boolean) => ({
  kind: 'child',
  id: `c${id}`,
  fields: {
    firstName: { value: '<img src=x onerror=alert(1)>', changedAt: 1 },
    ...(gone && { _gone: { value: true, changedAt: 2 } }),
  },
});

it('reads at most 12 children, not counting removed ones', () => {
  const things = [
    ...Array.from({ length: 5 }, (_, index) => aChild(index, true)),
    ...Array.from({ length: 14 }, (_, index) => aChild(index + 5, false)),
  ];
  const data = opened(file(things));
  expect(countRecords(data.records).children).toBe(12);
  expect(data.skipped).toBe(2);
  expect(data.records[5]?.fields.firstName?.value).toBe('<img src=x onerror=alert(1)>');
});

it('rejects an address, phone number or email that is too long', () => {
  const own = {
    email: 'a'.repeat(300),
    phoneNumber: { a: 1 },
    streetAddress: '1 Elm St',
    name: 'x',
  };
  expect(opened(file([], { data: { things: [], own } })).own).toEqual({
    email: '',
    phoneNumber: '',
    streetAddress: '1 Elm St',
  });
  expect(opened(file([], { data: { things: [], own: 'none' } })).own.email).toBe('');
});
