// A cipher that keeps the contract of spaceCipher.ts by definition, so that thousands of stories are quick: what is sealed lies
// in a vault, and its ciphertext is the ticket to it. A changed ticket fits nothing.
import { rowKey } from '#family/rules/sync/replica.ts';
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import type { OpenedRow, SealedRow, SpaceCipher } from '#family/store/space/spaceCipher.ts';

export type ModelKey = { no: number; key: string };
/** `old`: those that still open rows. */
export type ModelKeys = ModelKey & { space: string; old: readonly ModelKey[] };

export type Vault = Map<string, { key: string; about: string; row: FamilyRow }>;

/** Its id at the server, as a hash would give it: the same in each space of these stories, which helps who swaps. */
export const placeOf = (row: Pick<FamilyRow, 'kind' | 'id'>): string => `at ${rowKey(row)}`;

const aboutOf = (space: string, place: string, version: number) => `${space} ${place} ${version}`;

export function modelCipher(vault: Vault, keys: ModelKeys): SpaceCipher {
  return {
    keyId: keys.key,
    keyNo: keys.no,
    sealRow: async (row, version) => sealWith(vault, keys, row, version),
    openRow: async (row) => openWith(vault, keys, row),
  };
}

export function openWith(vault: Vault, keys: ModelKeys, row: SealedRow): OpenedRow | null {
  const opened = vault.get(row.sealed);
  if (opened?.about !== aboutOf(keys.space, row.id, row.version)) return null;
  const known = [keys, ...keys.old].find(({ key }) => key === opened.key);
  return known ? { ...opened.row, sealedBy: known.no } : null;
}

export function sealWith(
  vault: Vault,
  { space, key }: Pick<ModelKeys, 'space' | 'key'>,
  { kind, id, cells }: FamilyRow,
  version: number,
): SealedRow {
  const place = placeOf({ kind, id });
  const sealed = `sealed-${vault.size}`;
  vault.set(sealed, { key, about: aboutOf(space, place, version), row: { kind, id, cells } });
  return { id: place, version, sealed };
}
