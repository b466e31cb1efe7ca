import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { buildDirectory, withChanges } from './buildDirectory.ts';
import type { Change, EntryChange } from './entries.ts';

const campFate = (id: string, providerName: string): EntryChange => ({
  kind: 'camp',
  id,
  value: aCamp({ id, providerName }),
});
const changeOf = (fate: EntryChange): Change => ({ key: `${fate.kind}:${fate.id}`, fate });

const aSeason = {
  id: 'fall-2025',
  break: 'fall',
  year: 2025,
  label: 'Fall Break 2025',
  startsOn: '2025-09-01',
  endsOn: '2025-11-30',
  state: 'open',
} as const;

const standing = (list: Iterable<EntryChange>) =>
  [...list].flatMap((fate) => (fate.value === null ? [] : [fate]));

describe('a change of camps', () => {
  it('leaves every other list and every other camp the same object', () => {
    const before = buildDirectory([
      { kind: 'season', id: 'fall-2025', value: aSeason },
      ...standing([campFate('a', 'Ash'), campFate('b', 'Birch')]),
    ]);
    const after = withChanges(before, [changeOf(campFate('c', 'Aspen'))]);
    expect(after.directory.seasons).toBe(before.directory.seasons);
    expect(after.directory.camps.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(after.directory.camps[2]).toBe(before.directory.camps[1]);
  });

  it('of a season leaves the camps the same object', () => {
    const before = buildDirectory(standing([campFate('a', 'Ash')]));
    const season: EntryChange = { kind: 'season', id: 'fall-2025', value: aSeason };
    const after = withChanges(before, [changeOf(season)]);
    expect(after.directory.seasons).toEqual([aSeason]);
    expect(after.directory.camps).toBe(before.directory.camps);
    const gone = changeOf({ ...season, value: null });
    expect(withChanges(after, [gone]).directory.seasons).toEqual([]);
  });
});

describe('the order of camps', () => {
  it('is by provider name without case and accents, then by id', () => {
    const names = ['beta', 'Alpha', 'Étoile', 'etoile', 'Zebra', 'alpha'];
    const { camps } = buildDirectory(
      names.map((name, at) => ({
        kind: 'camp',
        id: `${at}`,
        value: aCamp({ id: `${at}`, providerName: name }),
      })),
    ).directory;
    expect(camps.map(({ id }) => id)).toEqual(['1', '5', '0', '2', '3', '4']);
  });

  it('is the same whether a camp came with the base or with a change', () => {
    const id = fc.integer({ min: 0, max: 12 }).map(String);
    const name = fc.constantFrom('Ash', 'ash', 'Birch', 'Cedar & Co', 'Élan', 'elan');
    const rows = fc.array(fc.tuple(id, name, fc.boolean()), { maxLength: 30 });
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const fates = (list: typeof before) =>
          list.map(([at, said, isGone]): EntryChange =>
            isGone ? { kind: 'camp', id: at, value: null } : campFate(at, said),
          );
        const last = new Map([...fates(before), ...fates(after)].map((fate) => [fate.id, fate]));
        const old = new Map(fates(before).map((fate) => [fate.id, fate]));
        const changes = new Map(fates(after).map((fate) => [fate.id, changeOf(fate)]));
        const once = withChanges(buildDirectory(standing(old.values())), [...changes.values()]);
        const twice = withChanges(once, [...changes.values()]);
        const whole = buildDirectory(standing(last.values()));
        expect(once.directory.camps).toEqual(whole.directory.camps);
        expect(twice.directory.camps).toEqual(whole.directory.camps);
      }),
    );
  });
});
