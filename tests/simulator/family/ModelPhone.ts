import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { noteConflicts, settleText } from '#family/rules/sync/noteConflicts.ts';
import {
  needsNoOldKey,
  receivePage,
  type SpaceChanges,
  type SpaceCursor,
  type SpacePosition,
  START,
} from '#family/rules/sync/receivePage.ts';
import {
  asSent,
  isToSend,
  type Replica,
  type ReplicaRow,
  rowKey,
  withRows,
} from '#family/rules/sync/replica.ts';
import { syncStep } from '#family/rules/sync/syncStep.ts';
import {
  REMOVED,
  isDeleted,
  type FamilyRecord,
  type RecordKind,
  recordKey,
  type Value,
} from '#family/rules/familyRecord.ts';
import {
  deviceRow,
  type FamilyDevice,
  readDevices,
  removedDevice,
} from '#family/store/sync/devices.ts';
import type { SpaceStore } from '#family/store/sync/syncPass.ts';
import type { ModelKeys } from './modelCipher.ts';

/** A family's phone in memory: the tables that screens read, and the replica beside them. */
export class ModelPhone implements SpaceStore {
  replica: Replica = new Map();
  here: ReadonlyMap<string, FamilyRecord> = new Map();
  position: SpacePosition = { cursor: START, epoch: null, keptOut: [], keyNo: 0 };
  keys: ModelKeys;
  readonly device: string;
  #unread: ReadonlyMap<string, readonly string[]> = new Map();
  /** Of this device, which may be wrong. */
  readonly #now: () => number;
  #aheadMs = 0;

  constructor(device: string, keys: ModelKeys, now: () => number) {
    this.device = device;
    this.keys = keys;
    this.#now = now;
    const self = { id: device, name: device, addedAt: 0, publicKey: '', proofHash: device };
    this.#put([deviceRow(self)]);
  }

  /** Another phone that has the same, to see what this one would have done. */
  copy(): ModelPhone {
    const twin = new ModelPhone(this.device, this.keys, this.#now);
    twin.replica = this.replica;
    twin.here = this.here;
    twin.position = this.position;
    twin.#unread = this.#unread;
    twin.#aheadMs = this.#aheadMs;
    return twin;
  }

  devices(): FamilyDevice[] {
    return readDevices(this.replica);
  }

  /** It has removed another one: from now on it writes under `keys`. */
  removed(device: string, keys: ModelKeys): void {
    const row = removedDevice(this.replica, device, this.device, this.#serverNow());
    this.#put(row ? [row] : []);
    this.keys = keys;
  }

  /** As adoptKeys.ts: null for keys that nobody in the family has sealed, and for older ones. */
  adopt(from: string, keys: ModelKeys): boolean {
    const isOurs = this.devices().some(({ id }) => id === from) && keys.no > this.keys.no;
    if (isOurs) this.keys = keys;
    return isOurs;
  }

  /** As adoptKeys.ts, after a pass. */
  dropOldKeys(): void {
    if (needsNoOldKey(this.replica, this.position, this.keys.no))
      this.keys = { ...this.keys, old: [] };
  }

  write(kind: RecordKind, id: string, values: Readonly<Record<string, Value>>): void {
    const before = this.here.get(recordKey({ kind, id }));
    const changedAt = this.#nowAfter(before);
    const changed = Object.entries(values).filter(
      ([field, value]) => !before || isDeleted(before) || before.fields[field]?.value !== value,
    );
    if (changed.length === 0) return;
    const { [REMOVED]: _, ...kept } = before && !isDeleted(before) ? before.fields : {};
    const fields = Object.fromEntries(
      changed.map(([field, value]) => [field, { value, changedAt }]),
    );
    this.#show({ kind, id, fields: { ...kept, ...fields } });
  }

  remove(kind: RecordKind, id: string): void {
    const before = this.here.get(recordKey({ kind, id }));
    if (!before || isDeleted(before)) return;
    const gone = { [REMOVED]: { value: true, changedAt: this.#nowAfter(before) } };
    this.#show({ kind, id, fields: gone });
  }

  noteText(id: string): string {
    const note = this.here.get(recordKey({ kind: 'note', id }));
    return note && !isDeleted(note) ? `${note.fields.text?.value ?? ''}` : '';
  }

  /** `shown`: what the field had shown when somebody began to type. */
  saveNote(id: string, text: string, shown: string): void {
    const stands = this.noteText(id);
    const key = recordKey({ kind: 'note', id });
    if (stands !== shown && stands !== '') {
      const texts = [...(this.#unread.get(key) ?? []), stands];
      this.#unread = new Map(this.#unread).set(key, texts);
    }
    if (text === '') this.remove('note', id);
    else this.write('note', id, { text });
  }

  beside(id: string) {
    const row = this.replica.get(recordKey({ kind: 'note', id }));
    return row ? noteConflicts(row) : [];
  }

  settle(id: string, name: string): void {
    const row = this.replica.get(recordKey({ kind: 'note', id }));
    if (row) this.#put([settleText(row, name, this.#serverNow(), this.device)]);
  }

  async cursor(): Promise<SpaceCursor> {
    return this.position.cursor;
  }

  async take(changes: SpaceChanges): Promise<SpaceCursor> {
    this.#aheadMs = this.#now() - changes.now;
    const page = receivePage(this.replica, this.position, changes);
    const { rows, records } = syncStep({
      replica: page.replica,
      here: [...this.here.values()],
      unread: this.#unread,
      came: page.taken,
      isWhole: !changes.more && !page.isRestored,
      writer: {
        device: this.device,
        atServer: (ms) => Math.min(ms, this.#now()) - this.#aheadMs,
      },
      nowMs: this.#serverNow(),
    });
    this.replica = withRows(page.replica, rows);
    for (const record of records) this.#show(record);
    this.#unread = new Map();
    this.position = page.position;
    return this.position.cursor;
  }

  async toSend(keyNo: number, most: number): Promise<readonly ReplicaRow[]> {
    return [...this.replica.values()].filter((row) => isToSend(row, keyNo)).slice(0, most);
  }

  async sent(rows: readonly ReplicaRow[], keyNo: number): Promise<void> {
    this.#put(
      rows.flatMap((row) => {
        const now = this.replica.get(rowKey(row));
        return now ? [asSent(now, row, keyNo)] : [];
      }),
    );
  }

  async refused(row: FamilyRow): Promise<void> {
    throw new Error(`The server takes every row, and so ${rowKey(row)}`);
  }

  #put(rows: readonly ReplicaRow[]): void {
    this.replica = withRows(this.replica, rows);
  }

  #show(record: FamilyRecord): void {
    this.here = new Map(this.here).set(recordKey(record), record);
  }

  #serverNow(): number {
    return this.#now() - this.#aheadMs;
  }

  #nowAfter(before: FamilyRecord | undefined): number {
    const times = Object.values(before?.fields ?? {}).map(({ changedAt }) => changedAt + 1);
    return Math.max(this.#now(), ...times);
  }
}
