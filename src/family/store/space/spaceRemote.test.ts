import { describe, expect, it } from 'vitest';
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { newRow, type ReplicaRow } from '#family/rules/sync/replica.ts';
import { createSpaceCipher, type SealedRow } from './spaceCipher.ts';
import { newKeys } from './spaceKeys.ts';
import { spaceRemote } from './spaceRemote.ts';

const KEYS = newKeys((length) => new Uint8Array(length).fill(7));
const MEMBER = { space: KEYS.space, proof: 'P'.repeat(22) };
const START = { xid: '0', id: '' };
const { signal } = new AbortController();

const note = (id: string, text = 'hat'): FamilyRow => ({
  kind: 'note',
  id,
  cells: { text: { v: text, t: '019a00000000-0000-aaaaaaaa' } },
});
const mine = (row: FamilyRow, base: number): ReplicaRow => ({
  ...newRow,
  ...row,
  version: 1,
  base,
});

/** A server that has `rows`, and loses those in the places `lost`. */
async function aRemote(rows: readonly SealedRow[], lost: readonly string[] = []) {
  const cipher = await createSpaceCipher(KEYS);
  const pushed: SealedRow[] = [];
  const remote = spaceRemote(
    {
      changes: async () => ({
        rows,
        skipped: 2,
        next: START,
        more: false,
        reset: false,
        epoch: 'e',
        now: 1,
        mayWrite: true,
      }),
      push: async (_, __, sent) => {
        pushed.push(...sent);
        return new Set(lost);
      },
    },
    MEMBER,
    cipher,
  );
  return { cipher, remote, pushed };
}

const sealed = async (row: FamilyRow, version: number) =>
  (await createSpaceCipher(KEYS)).sealRow(row, version);

describe('rows that come', () => {
  it('are opened, with their place, version and key', async () => {
    const row = await sealed(note('owls'), 4);
    const { remote } = await aRemote([row]);
    const { rows, unopened, skipped } = await remote.changes(START, signal);
    expect(rows).toEqual([{ ...note('owls'), place: row.id, base: 4, sealedBy: 1 }]);
    expect(unopened).toEqual([]);
    expect(skipped).toBe(2);
  });

  it('are named by their place where they do not open', async () => {
    const [owls, pines] = [await sealed(note('owls'), 4), await sealed(note('pines'), 1)];
    const { remote } = await aRemote([{ ...owls, version: 5 }, pines]);
    const { rows, unopened } = await remote.changes(START, signal);
    expect(unopened).toEqual([owls.id]);
    expect(rows).toMatchObject([{ id: 'pines' }]);
  });
});

describe('rows that go', () => {
  it('are sealed as the next version of what is merged in them', async () => {
    const { cipher, remote, pushed } = await aRemote([]);
    await remote.push([mine(note('owls'), 4), mine(note('pines'), 0)], signal);
    expect(pushed.map(({ version }) => version)).toEqual([5, 1]);
    const opened = await Promise.all(pushed.map((row) => cipher.openRow(row)));
    expect(opened).toEqual([
      { ...note('owls'), sealedBy: 1 },
      { ...note('pines'), sealedBy: 1 },
    ]);
  });

  it('are named by kind and id where they lost', async () => {
    const { id } = await sealed(note('owls'), 1);
    const { remote } = await aRemote([], [id]);
    const rows = [mine(note('owls'), 4), mine(note('pines'), 0)];
    expect(await remote.push(rows, signal)).toEqual(new Set(['note:owls']));
  });

  it('replace a row that does not open, which nobody can merge', async () => {
    const row = await sealed(note('owls'), 4);
    const { remote, pushed } = await aRemote([{ ...row, version: 9 }]);
    await remote.changes(START, signal);
    await remote.push([mine(note('owls'), 4), mine(note('pines'), 2)], signal);
    expect(pushed.map(({ version }) => version)).toEqual([10, 3]);
  });

  it('replace nothing once the row opens', async () => {
    const rows = [{ ...(await sealed(note('owls'), 4)), version: 9 }];
    const { remote, pushed } = await aRemote(rows);
    await remote.changes(START, signal);
    rows[0] = await sealed(note('owls'), 5);
    await remote.changes(START, signal);
    await remote.push([mine(note('owls'), 5)], signal);
    expect(pushed.map(({ version }) => version)).toEqual([6]);
  });
});
