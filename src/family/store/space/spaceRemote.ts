// Between a pass and the server: rows are sealed on their way out, and opened on their way in.
import { type ReplicaRow, rowKey } from '#family/rules/sync/replica.ts';
import type { SpaceRemote } from '../sync/syncPass.ts';
import type { SealedRow, SpaceCipher } from './spaceCipher.ts';
import type { Membership, SpaceServer } from './spaceServer.ts';

export function spaceRemote(
  server: Pick<SpaceServer, 'changes' | 'push'>,
  member: Membership,
  cipher: SpaceCipher,
): SpaceRemote {
  const { keyId, keyNo } = cipher;
  /** The versions of rows that do not open, by their places. */
  const closed = new Map<string, number>();

  /** Nobody can merge a row that does not open: what this device knows of it replaces it, or it would lose for ever. */
  async function sealNext(row: ReplicaRow): Promise<SealedRow> {
    const sealed = await cipher.sealRow(row, row.base + 1);
    const version = closed.get(sealed.id) ?? 0;
    return version > row.base ? cipher.sealRow(row, version + 1) : sealed;
  }

  return {
    keyNo,
    async changes(after, signal) {
      const { rows: sealed, ...changes } = await server.changes(member, keyId, after, signal);
      const opened = await Promise.all(
        sealed.map(async (row) => {
          const known = await cipher.openRow(row);
          return known && { ...known, place: row.id, base: row.version };
        }),
      );
      const rows = opened.filter((row) => row !== null);
      for (const { place } of rows) closed.delete(place);
      const kept = sealed.filter((_, at) => opened[at] === null);
      for (const { id, version } of kept) closed.set(id, version);
      return { ...changes, rows, unopened: kept.map(({ id }) => id) };
    },
    async push(rows, signal) {
      const sealed = await Promise.all(
        rows.map(async (row) => ({ row, sent: await sealNext(row) })),
      );
      const lost = await server.push(
        member,
        keyId,
        sealed.map(({ sent }) => sent),
        signal,
      );
      return new Set(sealed.filter(({ sent }) => lost.has(sent.id)).map(({ row }) => rowKey(row)));
    },
  };
}
