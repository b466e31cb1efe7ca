// Between a pass and the server: rows are sealed on their way out, and opened on their way in.
import { rowKey } from '#family/rules/sync/replica.ts';
import type { SpaceRemote } from '../sync/syncPass.ts';
import type { SpaceCipher } from './spaceCipher.ts';
import type { Membership, SpaceServer } from './spaceServer.ts';

export function spaceRemote(
  server: SpaceServer,
  member: Membership,
  cipher: SpaceCipher,
): SpaceRemote {
  const { keyId, keyNo } = cipher;
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
      const unopened = sealed.flatMap(({ id }, at) => (opened[at] === null ? [id] : []));
      return { ...changes, rows, unopened };
    },
    async push(rows, signal) {
      const sealed = await Promise.all(
        rows.map(async (row) => ({ row, sent: await cipher.sealRow(row, row.base + 1) })),
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
