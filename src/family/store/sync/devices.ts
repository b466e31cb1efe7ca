// The family's devices, as rows that only they can read: whom the keys are sealed for.
import * as v from 'valibot';
import { REMOVED, type Value } from '#family/rules/familyRecord.ts';
import {
  newRow,
  type Replica,
  type ReplicaRow,
  rowKey,
  withValues,
} from '#family/rules/sync/replica.ts';
import { isRemoved } from '#family/rules/sync/shownRecord.ts';

/** No record of this kind is shown by screens. */
const KIND = 'device';

const DeviceSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  /** ms since 1970 */
  addedAt: v.number(),
  publicKey: v.string(),
  proofHash: v.string(),
  /** When it has made a recovery code that replaced an earlier one, ms since 1970. */
  codeAt: v.optional(v.number()),
});
/** `id`: as in stamps. `publicKey`: raw P-256, base64url. `proofHash`: what the server knows it by. */
export type FamilyDevice = v.InferOutput<typeof DeviceSchema> & { id: string };

/**
 * The devices that were not removed, the earliest first. Of those with one name, the later ones have a number: 'iPhone 2'.
 * A device that was removed keeps its number, so that the others keep theirs.
 */
export function readDevices(replica: Replica): FamilyDevice[] {
  const devices = [...replica.values()].flatMap(({ kind, id, cells }) => {
    if (kind !== KIND) return [];
    const values = Object.fromEntries(
      Object.entries(cells).map(([field, cell]) => [field, cell.v]),
    );
    const { success, output } = v.safeParse(DeviceSchema, values);
    return success ? [{ ...output, id, isGone: isRemoved(cells) }] : [];
  });
  const named = new Map<string, number>();
  return devices
    .toSorted((one, other) => one.addedAt - other.addedAt || (one.id < other.id ? -1 : 1))
    .flatMap(({ isGone, name, ...device }) => {
      const nth = (named.get(name) ?? 0) + 1;
      named.set(name, nth);
      return isGone ? [] : [{ ...device, name: nth === 1 ? name : `${name} ${nth}` }];
    });
}

/** The row of a device. Its stamps are the earliest of all: the server's time is not known yet. */
export const deviceRow = ({ id, ...values }: Omit<FamilyDevice, 'codeAt'>): ReplicaRow =>
  withValues({ ...newRow, kind: KIND, id, cells: {} }, { ...values, [REMOVED]: false }, 0, id);

/** A device with other values, written by the device `by`; none for an unknown one. `nowMs`: by the server's clock. */
export function changedDevice(
  replica: Replica,
  id: string,
  values: Readonly<Record<string, Value>>,
  by: string,
  nowMs: number,
): ReplicaRow[] {
  const row = replica.get(rowKey({ kind: KIND, id }));
  return row ? [withValues(row, values, nowMs, by)] : [];
}

/** A device as the settings show it. */
export type ListedDevice = { id: string; name: string; addedAt: number; isThis: boolean };

export const listedDevices = (devices: readonly FamilyDevice[], self: string): ListedDevice[] =>
  devices.map(({ id, name, addedAt }) => ({ id, name, addedAt, isThis: id === self }));

/** When another device has made the latest recovery code, since the device `self` came; null where none has. */
export function newCodeAt(devices: readonly FamilyDevice[], self: string): number | null {
  const [latest] = devices.toSorted((one, other) => (other.codeAt ?? 0) - (one.codeAt ?? 0));
  const addedAt = devices.find(({ id }) => id === self)?.addedAt ?? 0;
  if (!latest?.codeAt || latest.id === self || latest.codeAt <= addedAt) return null;
  return latest.codeAt;
}
