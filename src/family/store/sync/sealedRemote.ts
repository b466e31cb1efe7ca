// Between a pass and the server: rows are sealed on their way out, and opened on their way in.
import type { FamilyCipher } from './familyCipher.ts';
import type { FamilyServer } from './familyServer.ts';
import type { FamilyRemote } from './syncPass.ts';

export function sealedRemote(server: FamilyServer, cipher: FamilyCipher): FamilyRemote {
  const { keyId } = cipher;
  return {
    async changes(after, signal) {
      const { rows: sealed, ...changes } = await server.changes(after, keyId, signal);
      const opened = await Promise.all(sealed.map((row) => cipher.openRow(row)));
      // A row that does not open was not made with the key.
      const rows = opened.filter((row) => row !== null);
      return { ...changes, rows, skipped: changes.skipped + sealed.length - rows.length };
    },
    async push(rows, signal) {
      const sealed = await Promise.all(rows.map((row) => cipher.sealRow(row)));
      await server.push(sealed, keyId, signal);
    },
  };
}
