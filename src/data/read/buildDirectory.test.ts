import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { baseOf, buildDirectory } from './buildDirectory.ts';
import type { Change, Fate } from './entries.ts';

const campFate = (id: string, providerName: string): Fate => ({
  kind: 'camp',
  id,
  value: aCamp({ id, providerName }),
});
const changeOf = (fate: Fate): Change => ({ key: `${fate.kind}:${fate.id}`, fate });

const standing = (list: Iterable<Fate>) =>
  [...list].flatMap((fate) => (fate.value === null ? [] : [fate]));

describe('the order of camps', () => {
  it('is by provider name without case and accents, then by id', () => {
    const names = ['beta', 'Alpha', 'Étoile', 'etoile', 'Zebra', 'alpha'];
    const { camps } = buildDirectory(
      baseOf(
        names.map((name, at) => ({
          kind: 'camp',
          id: `${at}`,
          value: aCamp({ id: `${at}`, providerName: name }),
        })),
      ),
      [],
    );
    expect(camps.map(({ id }) => id)).toEqual(['1', '5', '0', '2', '3', '4']);
  });

  it('is the same whether a camp came with the base or with a change', () => {
    const id = fc.integer({ min: 0, max: 12 }).map(String);
    const name = fc.constantFrom('Ash', 'ash', 'Birch', 'Cedar & Co', 'Élan', 'elan');
    const rows = fc.array(fc.tuple(id, name, fc.boolean()), { maxLength: 30 });
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const fates = (list: typeof before) =>
          list.map(([at, said, isGone]): Fate =>
            isGone ? { kind: 'camp', id: at, value: null } : campFate(at, said),
          );
        const last = new Map([...fates(before), ...fates(after)].map((fate) => [fate.id, fate]));
        const old = new Map(fates(before).map((fate) => [fate.id, fate]));
        const changes = new Map(fates(after).map((fate) => [fate.id, changeOf(fate)]));
        const live = buildDirectory(baseOf(standing(old.values())), [...changes.values()]);
        const whole = buildDirectory(baseOf(standing(last.values())), []);
        expect(live.camps).toEqual(whole.camps);
      }),
    );
  });
});
