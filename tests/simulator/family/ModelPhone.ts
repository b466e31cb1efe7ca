import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { noteConflicts, settleText } from '#family/rules/sync/noteConflicts.ts';
import { needsNoOldKey, type SpaceChanges } from '#family/rules/sync/receivePage.ts';
import { type Replica, type ReplicaRow, rowKey, withRows } from '#family/rules/sync/replica.ts';
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
  changedDevice,
  deviceRow,
  type FamilyDevice,
  readDevices,
} from '#family/store/sync/devices.ts';
import { type KeptSpace, NOWHERE } from '#family/store/space/keptSpace.ts';
import { spaceStore, type TakenPage } from '#family/store/space/spaceStore.ts';
import type { SpaceStore } from '#family/store/sync/syncPass.ts';
import type { ModelKeys } from './modelCipher.ts';

/** A family's phone in memory: the tables that screens read, and the replica beside them. */
export class ModelPhone implements SpaceStore {
  replica: Replica = new Map();
  here: ReadonlyMap<string, FamilyRecord> = new Map();
  position = NOWHERE;
  keys: ModelKeys;
  readonly device: string;
  #unread: ReadonlyMap<string, readonly string[]> = new Map();
  /** Of this device, which may be wrong. */
  readonly #now: () => number;
  readonly #store: SpaceStore;

  constructor(device: string, keys: ModelKeys, now: () => number) {
    this.device = device;
    this.keys = keys;
    this.#now = now;
    const read = async () => ({ replica: this.replica, at: this.position });
    this.#store = spaceStore(
      {
        read,
        change: async (change) => {
          const { replica, at } = change(await read(), (...page) => this.#merge(...page));
          this.replica = replica;
          this.position = at;
          return read();
        },
      },
      { now, after: () => () => undefined },
    );
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
    return twin;
  }

  devices(): FamilyDevice[] {
    return readDevices(this.replica);
  }

  /** It has removed another one: from now on it writes under `keys`. */
  removed(device: string, keys: ModelKeys): void {
    const gone = { [REMOVED]: true };
    this.#put(changedDevice(this.replica, device, gone, this.device, this.#serverNow()));
    this.keys = keys;
  }

  /** As familyKeys.ts: null for keys that nobody in the family has sealed, and for older ones. */
  adopt(from: string, keys: ModelKeys): boolean {
    const isOurs = this.devices().some(({ id }) => id === from) && keys.no > this.keys.no;
    if (isOurs) this.keys = keys;
    return isOurs;
  }

  /** As familyKeys.ts, after a pass. */
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
    this.show({ kind, id, fields: { ...kept, ...fields } });
  }

  remove(kind: RecordKind, id: string): void {
    const before = this.here.get(recordKey({ kind, id }));
    if (!before || isDeleted(before)) return;
    const gone = { [REMOVED]: { value: true, changedAt: this.#nowAfter(before) } };
    this.show({ kind, id, fields: gone });
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

  cursor = () => this.#store.cursor();
  take = (changes: SpaceChanges) => this.#store.take(changes);
  toSend = (keyNo: number, most: number) => this.#store.toSend(keyNo, most);
  sent = (rows: readonly ReplicaRow[], keyNo: number) => this.#store.sent(rows, keyNo);

  async refused(row: FamilyRow): Promise<void> {
    throw new Error(`The server takes every row, and so ${rowKey(row)}`);
  }

  #merge({ replica, at }: KeptSpace, page: TakenPage) {
    const { rows, records } = syncStep({
      replica,
      here: [...this.here.values()],
      unread: this.#unread,
      ...page,
      writer: { device: this.device, atServer: (ms) => Math.min(ms, this.#now()) - at.aheadMs },
      nowMs: this.#now() - at.aheadMs,
    });
    for (const record of records) this.show(record);
    this.#unread = new Map();
    return rows;
  }

  #put(rows: readonly ReplicaRow[]): void {
    this.replica = withRows(this.replica, rows);
  }

  show(record: FamilyRecord): void {
    this.here = new Map(this.here).set(recordKey(record), record);
  }

  #serverNow(): number {
    return this.#now() - this.position.aheadMs;
  }

  #nowAfter(before: FamilyRecord | undefined): number {
    const times = Object.values(before?.fields ?? {}).map(({ changedAt }) => changedAt + 1);
    return Math.max(this.#now(), ...times);
  }
}
