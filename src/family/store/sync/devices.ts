// The family's devices, as rows that only they can read: whom the keys are sealed for.
import * as v from 'valibot';
import { REMOVED } from '#family/rules/familyRecord.ts';
import { lastStamp, type SyncCells } from '#family/rules/sync/cells.ts';
import { newRow, type Replica, type ReplicaRow, rowKey } from '#family/rules/sync/replica.ts';
import { isRemoved } from '#family/rules/sync/shownRecord.ts';
import { stampAfter } from '#family/rules/sync/stamp.ts';

/** No record of this kind is shown by screens. */
const KIND = 'device';

const DeviceSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  /** ms since 1970 */
  addedAt: v.number(),
  publicKey: v.string(),
  proofHash: v.string(),
});
/** `id`: as in stamps. `publicKey`: raw P-256, base64url. `proofHash`: what the server knows it by. */
export type FamilyDevice = v.InferOutput<typeof DeviceSchema> & { id: string };

/** The devices that were not removed, the earliest first. */
export function readDevices(replica: Replica): FamilyDevice[] {
  const devices = [...replica.values()].flatMap(({ kind, id, cells }) => {
    if (kind !== KIND || isRemoved(cells)) return [];
    const values = Object.fromEntries(
      Object.entries(cells).map(([field, cell]) => [field, cell.v]),
    );
    const { success, output } = v.safeParse(DeviceSchema, values);
    return success ? [{ ...output, id }] : [];
  });
  return devices.toSorted((one, other) => one.addedAt - other.addedAt);
}

/** The row of a device. Its stamps are the earliest of all: the server's time is not known yet. */
export function deviceRow({ id, ...values }: FamilyDevice): ReplicaRow {
  const t = stampAfter('', 0, id);
  const cells: SyncCells = Object.fromEntries(
    Object.entries({ ...values, [REMOVED]: false }).map(([field, value]) => [
      field,
      { v: value, t },
    ]),
  );
  return { ...newRow, kind: KIND, id, cells, version: 1 };
}

/** The row of a device that is removed by the device `by`. Null for an unknown one. `nowMs`: by the server's clock. */
export function removedDevice(
  replica: Replica,
  id: string,
  by: string,
  nowMs: number,
): ReplicaRow | null {
  const row = replica.get(rowKey({ kind: KIND, id }));
  if (!row) return null;
  const t = stampAfter(lastStamp(row.cells), nowMs, by);
  return { ...row, cells: { ...row.cells, [REMOVED]: { v: true, t } }, version: row.version + 1 };
}
