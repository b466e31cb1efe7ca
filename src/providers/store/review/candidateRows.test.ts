import { expect, it } from 'vitest';
import { aCampRow } from '#tests/fixtures/aCampRow.ts';
import { choiceColumns, readCandidates } from './candidateRows.ts';

const row = (changes: object = {}) => ({
  id: 7,
  source_id: 'tap',
  key: 'a',
  kind: 'changed',
  camp_id: 'elm',
  season_id: 'fall-2025',
  item: {
    fields: {
      camp_dates: { value: 'Oct 6', words: 'on Oct 6', url: 'https://tap.example/' },
      age_min: { value: 5 },
      price: 'no fact',
    },
    date_array: ['2025-10-06'],
    sessions: [{ id: 's', dates: 'Oct 6', seats: 'few' }, { id: '' }],
    seats: null,
  },
  text: null,
  version: 2,
  seen_on: '2025-09-12',
  created_at: '2025-09-12T09:00:00+00:00',
  source: {
    id: 'tap',
    label: 'Tap',
    url: 'https://tap.example/',
    kind: 'ical',
    contact_email: 'a@tap.example',
  },
  camp: aCampRow({ id: 'elm' }),
  camps: null,
  facts: [{ field: 'camp_dates', origin: 'provider', words: 'Oct 5', seen_on: '2025-09-03' }],
  ...changes,
});
const read = (...candidates: unknown[]) => readCandidates({ candidates, waiting: { changed: 3 } });

it('reads a candidate by the names of fields, and leaves out a fact it cannot read', () => {
  expect(read(row())).toMatchObject({
    unread: 0,
    waiting: { new: 0, changed: 3, page: 0, gone: 0, link: 0 },
    candidates: [
      {
        id: 7,
        version: 2,
        fields: {
          datesText: { value: 'Oct 6', words: 'on Oct 6' },
          ageMin: { value: 5, words: null },
        },
        days: ['2025-10-06'],
        source: { label: 'Tap', email: 'a@tap.example' },
        sessions: [{ id: 's', datesText: 'Oct 6', seats: 'few' }],
        camp: { camp: { id: 'elm' }, isArchived: false },
        facts: [{ field: 'datesText', origin: 'provider', seenOn: '2025-09-03' }],
      },
    ],
  });
  expect(Object.keys(read(row())?.candidates[0]?.fields ?? {})).toEqual(['datesText', 'ageMin']);
});

it.each([
  ['a kind of another version', { kind: 'merged' }],
  ['a change without its camp', { camp: null }],
  ['a link that says nothing', { kind: 'link', item: {} }],
])('counts %s as unread', (_, changes) => {
  expect(read(row(changes), row())).toMatchObject({ unread: 1, candidates: [{ id: 7 }] });
});

it('takes no other response for a list', () => {
  expect([readCandidates([]), readCandidates({ ok: true }), readCandidates(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('sends a choice by columns, with days only of typed dates', () => {
  const choice = {
    campId: 'elm',
    seasonId: 'fall-2025',
    listing: 'basic',
    fields: ['hours', 'datesText'],
    values: { price: null },
    days: null,
    takesSessions: true,
  } as const;
  expect(choiceColumns(choice)).toEqual({
    camp_id: 'elm',
    season_id: 'fall-2025',
    listing: 'basic',
    fields: ['camps_hours', 'camp_dates'],
    values: { price: null },
    sessions: true,
  });
  expect(
    choiceColumns({ ...choice, values: { datesText: 'Oct 7' }, days: ['2025-10-07'] }),
  ).toMatchObject({ date_array: [{ date: '2025-10-07' }], values: { camp_dates: 'Oct 7' } });
});
