import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import {
  type FieldChange,
  REMOVED,
  isDeleted,
  type FamilyRecord,
  recordKey,
  type RecordKind,
} from '../familyRecord.ts';
import { countChangesSince, countRecords } from './countRecords.ts';
import { mergeRecords } from './mergeRecords.ts';
import { replaceRecords } from './replaceRecords.ts';

const NOW = 1_000_000;

/** `fields`: name to value; all changed at `changedAt`. */
function aRecord(kind: RecordKind, id: string, changedAt: number, fields: object): FamilyRecord {
  const changes = Object.entries(fields).map(([field, value]): [string, FieldChange] => [
    field,
    { value, changedAt },
  ]);
  return { kind, id, fields: Object.fromEntries(changes) };
}
const heart = (id: string, changedAt: number) =>
  aRecord('favorite', id, changedAt, { savedAt: changedAt, name: `Camp ${id}`, [REMOVED]: false });
const noHeart = (id: string, changedAt: number) =>
  aRecord('favorite', id, changedAt, { [REMOVED]: true });
const note = (id: string, changedAt: number, text: string) =>
  aRecord('note', id, changedAt, { text, [REMOVED]: false });
const child = (id: string, changedAt: number, firstName = 'Maya') =>
  aRecord('child', id, changedAt, { firstName, school: 'Oakhurst' });

const merged = (here: readonly FamilyRecord[], came: readonly FamilyRecord[]) =>
  mergeRecords(here, came, NOW).records;
const live = (records: readonly FamilyRecord[]) =>
  records
    .filter((record) => !isDeleted(record))
    .map(recordKey)
    .toSorted();
const textOf = (records: readonly FamilyRecord[]) => records[0]?.fields.text?.value;

/** Without times. */
const said = (records: readonly FamilyRecord[]) =>
  new Map(
    records
      .filter((record) => !isDeleted(record))
      .map((record) => [
        recordKey(record),
        Object.fromEntries(
          Object.entries(record.fields)
            .filter(([field]) => field !== REMOVED)
            .map(([field, { value }]) => [field, value]),
        ),
      ]),
  );

describe('merging a backup', () => {
  it('keeps what only one side has', () => {
    expect(live(merged([heart('a', 1)], [heart('b', 2), child('c', 3)]))).toEqual([
      'child:c',
      'favorite:a',
      'favorite:b',
    ]);
  });

  it('takes the later change of each field and stamps it now', () => {
    const here: FamilyRecord = {
      ...child('c', 5),
      fields: {
        firstName: { value: 'Maya', changedAt: 5 },
        school: { value: 'Oakhurst', changedAt: 9 },
      },
    };
    const [together] = merged(
      [here],
      [aRecord('child', 'c', 7, { firstName: 'Maja', school: '' })],
    );
    expect(together?.fields).toEqual({
      firstName: { value: 'Maja', changedAt: NOW },
      school: { value: 'Oakhurst', changedAt: 9 },
    });
  });

  it('stamps later than a clock that was ahead', () => {
    const [together] = merged([child('c', NOW + 50)], [child('c', NOW + 60, 'Maja')]);
    expect(together?.fields.firstName).toEqual({ value: 'Maja', changedAt: NOW + 51 });
  });

  it('leaves equal records untouched', () => {
    const here = [heart('a', 1), child('c', 2), note('n', 3, 'Hat')];
    for (const [index, record] of merged(here, [
      child('c', 900),
      note('n', 900, 'Hat'),
    ]).entries()) {
      expect(record).toBe(here[index]);
    }
  });

  it('restores a record removed here only if the backup is later', () => {
    expect(live(merged([noHeart('a', 5)], [heart('a', 4)]))).toEqual([]);
    expect(live(merged([noHeart('a', 5)], [heart('a', 5)]))).toEqual([]);
    const [back] = merged([noHeart('a', 5)], [heart('a', 6)]);
    expect(back && isDeleted(back)).toBe(false);
    expect(back?.fields.savedAt?.changedAt).toBe(NOW);
  });

  it('removes nothing here that was removed in the backup', () => {
    expect(live(merged([heart('a', 5)], [noHeart('a', 6)]))).toEqual(['favorite:a']);
    const removed = aRecord('note', 'n', 9, { [REMOVED]: true });
    expect(live(merged([note('n', 5, 'Hat')], [removed]))).toEqual(['note:n']);
    expect(merged([], [noHeart('a', 6)])).toEqual([]);
  });

  it('keeps a record that was edited after its removal', () => {
    const here = [child('c', 5)];
    const cameBack: FamilyRecord = {
      ...child('c', 9, 'Maja'),
      fields: { ...child('c', 9, 'Maja').fields, [REMOVED]: { value: true, changedAt: 7 } },
    };
    expect(live(merged(here, [cameBack]))).toEqual(['child:c']);
    expect(live(merged([], [cameBack]))).toEqual(['child:c']);
    expect(live(replaceRecords(here, [cameBack], NOW))).toEqual(['child:c']);
  });

  it('joins two notes about one camp, the newer first', () => {
    expect(textOf(merged([note('n', 5, 'Hat')], [note('n', 9, 'Lunch')]))).toBe('Lunch\n\nHat');
    expect(textOf(merged([note('n', 9, 'Hat')], [note('n', 5, 'Lunch')]))).toBe('Hat\n\nLunch');
  });

  it('joins notes without repeating a paragraph, comparing whole words', () => {
    expect(textOf(merged([note('n', 5, 'Hat\n\nLunch')], [note('n', 9, 'Lunch')]))).toBe(
      'Hat\n\nLunch',
    );
    expect(textOf(merged([note('n', 5, 'took')], [note('n', 9, 'ok')]))).toBe('ok\n\ntook');
  });

  it('reports two notes that are too long to join and changes nothing', () => {
    const here = [note('n', 5, 'a'.repeat(2000))];
    const fits = mergeRecords(here, [note('n', 9, 'b'.repeat(MAX_NOTE_LENGTH - 2002))], NOW);
    expect(fits.leftOut).toBe(0);
    const { records, leftOut } = mergeRecords(here, [note('n', 9, 'b'.repeat(1999))], NOW);
    expect(leftOut).toBe(1);
    expect(records).toEqual(here);
  });

  it('keeps 12 children and reports how many were left out', () => {
    const here = Array.from({ length: 11 }, (_, index) => child(`here-${index}`, 1));
    const came = [child('new-1', 2), child('new-2', 2), child('here-0', 3, 'Maja')];
    const { records, leftOut } = mergeRecords(here, came, NOW);
    expect(countRecords(records).children).toBe(12);
    expect(leftOut).toBe(1);
    expect(records[0]?.fields.firstName?.value).toBe('Maja');
  });
});

const KINDS = ['child', 'favorite', 'scheduled', 'note'] as const;
const someRecord = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    id: fc.constantFrom('a', 'b', 'c'),
    at: fc.integer({ min: 0, max: 40 }),
    gone: fc.boolean(),
    word: fc.constantFrom('Hat', 'Lunch', 'ok', 'took', 'Hat\n\nok'),
  })
  .map(({ kind, id, at, gone, word }) => {
    if (gone) return aRecord(kind, id, at, { [REMOVED]: true });
    if (kind === 'note') return note(id, at, word);
    if (kind === 'child') return child(id, at, word);
    return aRecord(kind, id, at, { savedAt: at, name: word, [REMOVED]: false });
  });
const someRecords = fc.uniqueArray(someRecord, { selector: recordKey, maxLength: 10 });
const params = { seed: 11, numRuns: 500 };

describe('any two backups', () => {
  it('give the same result when merged twice', () => {
    fc.assert(
      fc.property(someRecords, someRecords, (here, came) => {
        const once = merged(here, came);
        expect(mergeRecords(once, came, NOW + 5).records).toEqual(once);
      }),
      params,
    );
  });

  it('lose no record of this phone when merged', () => {
    fc.assert(
      fc.property(someRecords, someRecords, (here, came) => {
        expect(live(merged(here, came))).toEqual(expect.arrayContaining(live(here)));
      }),
      params,
    );
  });

  it('lose no word of a note that was not removed later', () => {
    fc.assert(
      fc.property(someRecords, someRecords, (here, came) => {
        const together = new Map(merged(here, came).map((record) => [recordKey(record), record]));
        const removedHere = new Set(here.filter(isDeleted).map(recordKey));
        const notes = [...here, ...came].filter(
          (record) =>
            record.kind === 'note' && !isDeleted(record) && !removedHere.has(recordKey(record)),
        );
        for (const { id, fields } of notes) {
          const paragraphs = String(fields.text?.value).split('\n\n');
          const kept = String(together.get(`note:${id}`)?.fields.text?.value).split('\n\n');
          expect(kept).toEqual(expect.arrayContaining(paragraphs));
        }
      }),
      params,
    );
  });

  it('stamp a merged change later than both sides', () => {
    fc.assert(
      fc.property(someRecords, someRecords, (here, came) => {
        for (const together of [merged(here, came), replaceRecords(here, came, NOW)]) {
          for (const record of together.filter((each) => !here.includes(each))) {
            const times = Object.values(record.fields).map(({ changedAt }) => changedAt);
            expect(Math.max(...times)).toBe(NOW);
          }
        }
      }),
      params,
    );
  });

  it('leave exactly the backup when replaced', () => {
    fc.assert(
      fc.property(someRecords, someRecords, (here, came) => {
        expect(said(replaceRecords(here, came, NOW))).toEqual(said(came));
      }),
      params,
    );
  });

  it('fill an empty phone with the whole backup', () => {
    fc.assert(
      fc.property(someRecords, (came) => {
        expect(said(merged([], came))).toEqual(said(came));
      }),
      params,
    );
  });
});

it('counts present records and changes since a day', () => {
  const records = [
    heart('a', 5),
    noHeart('b', 9),
    child('c', 6),
    note('n', 7, 'Hat'),
    aRecord('plan', 's', 8, { campId: 'owls' }),
    aRecord('plan', 't', 8, { campId: 'owls' }),
  ];
  expect(countRecords(records)).toEqual({ children: 1, planned: 1, favorites: 1, notes: 1 });
  expect(countChangesSince(records, 6)).toBe(4);
  expect(countChangesSince(records, 9)).toBe(0);
});
