import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { buildDirectory, inListOrder, withChanges } from './directory.ts';
import { entriesAfter, type EntryChange } from './entry.ts';

const campNamed = (id: string, providerName: string): EntryChange => ({
  kind: 'camp',
  id,
  value: aCamp({ id, providerName }),
});
const aSeason = {
  id: 'fall-2025',
  break: 'fall',
  year: 2025,
  label: 'Fall Break 2025',
  startsOn: '2025-09-01',
  endsOn: '2025-11-30',
  state: 'open',
} as const;

const builtFrom = (changes: readonly EntryChange[]) =>
  buildDirectory(inListOrder(entriesAfter(changes)));

describe('a change of camps', () => {
  it('leaves every other list and every other camp the same object', () => {
    const before = builtFrom([
      { kind: 'season', id: 'fall-2025', value: aSeason },
      campNamed('a', 'Ash'),
      campNamed('b', 'Birch'),
    ]);
    const after = withChanges(before, [campNamed('c', 'Aspen')]);
    expect(after.directory.seasons).toBe(before.directory.seasons);
    expect(after.directory.camps.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(after.directory.camps[2]).toBe(before.directory.camps[1]);
  });

  it('of a season leaves the camps the same object', () => {
    const before = builtFrom([campNamed('a', 'Ash')]);
    const season: EntryChange = { kind: 'season', id: 'fall-2025', value: aSeason };
    const after = withChanges(before, [season]);
    expect(after.directory.seasons).toEqual([aSeason]);
    expect(after.directory.camps).toBe(before.directory.camps);
    const deleted: EntryChange = { ...season, value: null };
    expect(withChanges(after, [deleted]).directory.seasons).toEqual([]);
  });
});

describe('the order of camps', () => {
  it('is by provider name without case, accents and apostrophes, then by id', () => {
    const names = ['beta', 'Alpha', 'Étoile', 'etoile', 'Zebra', 'alpha', 'Kid’s Co', 'Kids Club'];
    const { camps } = builtFrom(names.map((name, at) => campNamed(`${at}`, name))).directory;
    expect(camps.map(({ id }) => id)).toEqual(['1', '5', '0', '2', '3', '7', '6', '4']);
  });

  it('is the same whether a camp came with the base or with a change', () => {
    const id = fc.integer({ min: 0, max: 12 }).map(String);
    const name = fc.constantFrom('Ash', 'ash', 'Birch', 'Cedar & Co', 'Élan', 'elan');
    const rows = fc.array(fc.tuple(id, name, fc.boolean()), { maxLength: 30 });
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const changesOf = (list: typeof before) =>
          list.map(([campId, providerName, isDeleted]): EntryChange =>
            isDeleted ? { kind: 'camp', id: campId, value: null } : campNamed(campId, providerName),
          );
        const later = changesOf(after);
        const last = [...new Map(later.map((change) => [change.id, change])).values()];
        const once = withChanges(builtFrom(changesOf(before)), last);
        const twice = withChanges(once, last);
        const whole = builtFrom([...changesOf(before), ...later]);
        expect(once.directory.camps).toEqual(whole.directory.camps);
        expect(twice.directory.camps).toEqual(whole.directory.camps);
      }),
    );
  });
});
