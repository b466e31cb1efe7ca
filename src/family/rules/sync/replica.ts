// What a phone has of the rows that several devices share, beside what screens read.
import type { Value } from '../familyRecord.ts';
import { type FamilyRow, lastStamp } from './cells.ts';
import { stampAfter } from './stamp.ts';

/**
 * `version` grows with each change here; `pushed` is the last one that the server has. `base`: the version of the server's
 * row that is merged here, 0 for none. `sealedBy`: the number of the key that the server's row is sealed with.
 */
export type ReplicaRow = FamilyRow & {
  version: number;
  pushed: number;
  base: number;
  sealedBy: number;
};
/** The rows by kind and id, keyed as by thingKey. */
export type Replica = ReadonlyMap<string, ReplicaRow>;

/** A row as it came: it opened under the key `sealedBy`, and `place` is its id on the server. */
export type ReceivedRow = FamilyRow & { place: string; base: number; sealedBy: number };

export const rowKey = ({ kind, id }: Pick<FamilyRow, 'kind' | 'id'>): string => `${kind}:${id}`;

export const newRow = { version: 0, pushed: 0, base: 0, sealedBy: 0 };

/** Whether the server lacks a change of this device. */
export const isDirty = ({ version, pushed }: ReplicaRow): boolean => version > pushed;

/** Whether the row is to be sent: it changed, or whoever was removed could read it. `keyNo`: of the key of now. */
export const isToSend = (row: ReplicaRow, keyNo: number): boolean =>
  isDirty(row) || (row.base > 0 && row.sealedBy < keyNo);

/** The rows after a server was restored: whatever it had confirmed, it may lack. */
export const pushedAgain = (replica: Replica): Replica =>
  new Map(
    [...replica].map(([key, row]): [string, ReplicaRow] => [
      key,
      { ...row, version: row.version + 1, base: 0, sealedBy: 0 },
    ]),
  );

/** A row once the server has `sent` of it under the key `sealedBy`. */
export const asSent = (row: ReplicaRow, sent: ReplicaRow, sealedBy: number): ReplicaRow => ({
  ...row,
  pushed: sent.version,
  base: Math.max(row.base, sent.base + 1),
  sealedBy,
});

/** A row with other values, written by `device` after all that is known of it. `nowMs`: by the server's clock. */
export function withValues(
  row: ReplicaRow,
  values: Readonly<Record<string, Value>>,
  nowMs: number,
  device: string,
): ReplicaRow {
  const t = stampAfter(lastStamp(row.cells), nowMs, device);
  const changed = Object.entries(values).map(([field, v]) => [field, { v, t }]);
  const cells = { ...row.cells, ...Object.fromEntries(changed) };
  return { ...row, cells, version: row.version + 1 };
}

export const withRows = (replica: Replica, rows: readonly ReplicaRow[]): Replica =>
  new Map([...replica, ...rows.map((row): [string, ReplicaRow] => [rowKey(row), row])]);
