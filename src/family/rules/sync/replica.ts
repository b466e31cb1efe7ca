// What a phone has of the family's rows as all its devices share them, beside what screens read.
import type { FamilyRow } from './cells.ts';

/** `version` grows with each change here; `pushed` is the last one that the server has. */
export type ReplicaRow = FamilyRow & { version: number; pushed: number };
/** The rows by kind and id, keyed as by thingKey. */
export type Replica = ReadonlyMap<string, ReplicaRow>;

export const rowKey = ({ kind, id }: Pick<FamilyRow, 'kind' | 'id'>): string => `${kind}:${id}`;

export const isDirty = ({ version, pushed }: ReplicaRow): boolean => version > pushed;

export const withRows = (replica: Replica, rows: readonly ReplicaRow[]): Replica =>
  new Map([...replica, ...rows.map((row): [string, ReplicaRow] => [rowKey(row), row])]);
