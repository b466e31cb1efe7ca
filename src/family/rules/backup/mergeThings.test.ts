import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import { type Change, GONE, isGone, type Thing, thingKey, type ThingKind } from '../things.ts';
import { changesSince, countThings } from './countThings.ts';
import { mergeThings } from './mergeThings.ts';
import { replaceThings } from './replaceThings.ts';

const NOW = 1_000_000;

/** `fields`: name to value; all changed at `changedAt`. */
function aThing(kind: ThingKind, id: string, changedAt: number, fields: object): Thing {
  const changes = Object.entries(fields).map(([field, value]): [string, Change] => [
    field,
    { value, changedAt },
  ]);
  return { kind, id, fields: Object.fromEntries(changes) };
}
const heart = (id: string, changedAt: number) =>
  aThing('favorite', id, changedAt, { savedAt: changedAt, name: `Camp ${id}`, [GONE]: false });
const noHeart = (id: string, changedAt: number) =>
  aThing('favorite', id, changedAt, { [GONE]: true });
const note = (id: string, changedAt: number, text: string) =>
  aThing('note', id, changedAt, { text, [GONE]: false });
const child = (id: string, changedAt: number, firstName = 'Maya') =>
  aThing('child', id, changedAt, { firstName, school: 'Oakhurst' });

const merged = (here: readonly Thing[], came: readonly Thing[]) =>
  mergeThings(here, came, NOW).things;
const live = (things: readonly Thing[]) =>
  things
    .filter((thing) => !isGone(thing))
    .map(thingKey)
    .toSorted();
const textOf = (things: readonly Thing[]) => things[0]?.fields.text?.value;

/** Without times. */
const said = (things: readonly Thing[]) =>
  new Map(
    things
      .filter((thing) => !isGone(thing))
      .map((thing) => [
        thingKey(thing),
        Object.fromEntries(
          Object.entries(thing.fields)
            .filter(([field]) => field !== GONE)
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
    const here: Thing = {
      ...child('c', 5),
      fields: {
        firstName: { value: 'Maya', changedAt: 5 },
        school: { value: 'Oakhurst', changedAt: 9 },
      },
    };
    const [together] = merged([here], [aThing('child', 'c', 7, { firstName: 'Maja', school: '' })]);
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
    for (const [index, thing] of merged(here, [child('c', 900), note('n', 900, 'Hat')]).entries()) {
      expect(thing).toBe(here[index]);
    }
  });

  it('restores a record removed here only if the backup is later', () => {
    expect(live(merged([noHeart('a', 5)], [heart('a', 4)]))).toEqual([]);
    expect(live(merged([noHeart('a', 5)], [heart('a', 5)]))).toEqual([]);
    const [back] = merged([noHeart('a', 5)], [heart('a', 6)]);
    expect(back && isGone(back)).toBe(false);
    expect(back?.fields.savedAt?.changedAt).toBe(NOW);
  });

  it('removes nothing here that was removed in the backup', () => {
    expect(live(merged([heart('a', 5)], [noHeart('a', 6)]))).toEqual(['favorite:a']);
    const removed = aThing('note', 'n', 9, { [GONE]: true });
    expect(live(merged([note('n', 5, 'Hat')], [removed]))).toEqual(['note:n']);
    expect(merged([], [noHeart('a', 6)])).toEqual([]);
  });

  it('keeps a record that was edited after its removal', () => {
    const here = [child('c', 5)];
    const cameBack: Thing = {
      ...child('c', 9, 'Maja'),
      fields: { ...child('c', 9, 'Maja').fields, [GONE]: { value: true, changedAt: 7 } },
    };
    expect(live(merged(here, [cameBack]))).toEqual(['child:c']);
    expect(live(merged([], [cameBack]))).toEqual(['child:c']);
    expect(live(replaceThings(here, [cameBack], NOW))).toEqual(['child:c']);
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
    const fits = mergeThings(here, [note('n', 9, 'b'.repeat(MAX_NOTE_LENGTH - 2002))], NOW);
    expect(fits.leftOut).toBe(0);
    const { things, leftOut } = mergeThings(here, [note('n', 9, 'b'.repeat(1999))], NOW);
    expect(leftOut).toBe(1);
    expect(things).toEqual(here);
  });

  it('keeps 12 children and reports how many were left out', () => {
    const here = Array.from({ length: 11 }, (_, index) => child(`here-${index}`, 1));
    const came = [child('new-1', 2), child('new-2', 2), child('here-0', 3, 'Maja')];
    const { things, leftOut } = mergeThings(here, came, NOW);
    expect(countThings(things).children).toBe(12);
    expect(leftOut).toBe(1);
    expect(things[0]?.fields.firstName?.value).toBe('Maja');
  });
});

const KINDS = ['child', 'favorite', 'scheduled', 'note'] as const;
const someThing = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    id: fc.constantFrom('a', 'b', 'c'),
    at: fc.integer({ min: 0, max: 40 }),
    gone: fc.boolean(),
    word: fc.constantFrom('Hat', 'Lunch', 'ok', 'took', 'Hat\n\nok'),
  })
  .map(({ kind, id, at, gone, word }) => {
    if (gone) return aThing(kind, id, at, { [GONE]: true });
    if (kind === 'note') return note(id, at, word);
    if (kind === 'child') return child(id, at, word);
    return aThing(kind, id, at, { savedAt: at, name: word, [GONE]: false });
  });
const someThings = fc.uniqueArray(someThing, { selector: thingKey, maxLength: 10 });
const params = { seed: 11, numRuns: 500 };

describe('any two backups', () => {
  it('give the same result when merged twice', () => {
    fc.assert(
      fc.property(someThings, someThings, (here, came) => {
        const once = merged(here, came);
        expect(mergeThings(once, came, NOW + 5).things).toEqual(once);
      }),
      params,
    );
  });

  it('lose no record of this phone when merged', () => {
    fc.assert(
      fc.property(someThings, someThings, (here, came) => {
        expect(live(merged(here, came))).toEqual(expect.arrayContaining(live(here)));
      }),
      params,
    );
  });

  it('lose no word of a note that was not removed later', () => {
    fc.assert(
      fc.property(someThings, someThings, (here, came) => {
        const together = new Map(merged(here, came).map((thing) => [thingKey(thing), thing]));
        const removedHere = new Set(here.filter(isGone).map(thingKey));
        const notes = [...here, ...came].filter(
          (thing) => thing.kind === 'note' && !isGone(thing) && !removedHere.has(thingKey(thing)),
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
      fc.property(someThings, someThings, (here, came) => {
        for (const together of [merged(here, came), replaceThings(here, came, NOW)]) {
          for (const thing of together.filter((each) => !here.includes(each))) {
            const times = Object.values(thing.fields).map(({ changedAt }) => changedAt);
            expect(Math.max(...times)).toBe(NOW);
          }
        }
      }),
      params,
    );
  });

  it('leave exactly the backup when replaced', () => {
    fc.assert(
      fc.property(someThings, someThings, (here, came) => {
        expect(said(replaceThings(here, came, NOW))).toEqual(said(came));
      }),
      params,
    );
  });

  it('fill an empty phone with the whole backup', () => {
    fc.assert(
      fc.property(someThings, (came) => {
        expect(said(merged([], came))).toEqual(said(came));
      }),
      params,
    );
  });
});

it('counts present records and changes since a day', () => {
  const things = [
    heart('a', 5),
    noHeart('b', 9),
    child('c', 6),
    note('n', 7, 'Hat'),
    aThing('plan', 's', 8, { campId: 'owls' }),
    aThing('plan', 't', 8, { campId: 'owls' }),
  ];
  expect(countThings(things)).toEqual({ children: 1, planned: 1, favorites: 1, notes: 1 });
  expect(changesSince(things, 6)).toBe(4);
  expect(changesSince(things, 9)).toBe(0);
});
