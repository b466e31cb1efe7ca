import { noteConflicts, settleText } from '#family/rules/sync/noteConflicts.ts';
import {
  isDirty,
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
import type { FamilyChanges, FamilyCursor, FamilyStore } from '#family/store/sync/syncPass.ts';

const START: FamilyCursor = { xid: '0', id: '' };

/** A family's phone in memory: the tables that screens read, and the replica beside them. */
export class ModelPhone implements FamilyStore {
  replica: Replica = new Map();
  readonly here = new Map<string, FamilyRecord>();
  readonly #unread = new Map<string, string[]>();
  readonly #device: string;
  /** Of this device, which may be wrong. */
  readonly #now: () => number;
  #cursor = START;
  #epoch: string | null = null;
  #aheadMs = 0;

  constructor(device: string, now: () => number) {
    this.#device = device;
    this.#now = now;
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
    this.here.set(recordKey({ kind, id }), { kind, id, fields: { ...kept, ...fields } });
  }

  remove(kind: RecordKind, id: string): void {
    const before = this.here.get(recordKey({ kind, id }));
    if (!before || isDeleted(before)) return;
    const gone = { [REMOVED]: { value: true, changedAt: this.#nowAfter(before) } };
    this.here.set(recordKey({ kind, id }), { kind, id, fields: gone });
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
      this.#unread.set(key, [...(this.#unread.get(key) ?? []), stands]);
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
    if (row)
      this.replica = withRows(this.replica, [
        settleText(row, name, this.#serverNow(), this.#device),
      ]);
  }

  async cursor(): Promise<FamilyCursor> {
    return this.#cursor;
  }

  async take({ rows: came, next, more, reset, epoch, now }: FamilyChanges): Promise<FamilyCursor> {
    this.#aheadMs = this.#now() - now;
    const isRestored = reset || (this.#epoch !== null && this.#epoch !== epoch);
    if (isRestored) {
      const again = [...this.replica.values()].map((row) => ({ ...row, version: row.version + 1 }));
      this.replica = withRows(this.replica, again);
    }
    const { rows, records } = syncStep({
      replica: this.replica,
      here: [...this.here.values()],
      unread: this.#unread,
      came,
      isWhole: !more && !isRestored,
      writer: {
        device: this.#device,
        atServer: (ms) => Math.min(ms - this.#aheadMs, this.#serverNow()),
      },
      nowMs: this.#serverNow(),
    });
    this.replica = withRows(this.replica, rows);
    for (const record of records) this.here.set(recordKey(record), record);
    this.#unread.clear();
    this.#epoch = epoch;
    this.#cursor = isRestored ? START : next;
    return this.#cursor;
  }

  async dirty(most: number): Promise<readonly ReplicaRow[]> {
    return [...this.replica.values()].filter(isDirty).slice(0, most);
  }

  async pushed(rows: readonly ReplicaRow[]): Promise<void> {
    const now = rows.flatMap((row) => {
      const mine = this.replica.get(rowKey(row));
      return mine ? [{ ...mine, pushed: row.version }] : [];
    });
    this.replica = withRows(this.replica, now);
  }

  async refused(row: ReplicaRow): Promise<void> {
    await this.pushed([row]);
  }

  #serverNow(): number {
    return this.#now() - this.#aheadMs;
  }

  #nowAfter(before: FamilyRecord | undefined): number {
    const times = Object.values(before?.fields ?? {}).map(({ changedAt }) => changedAt + 1);
    return Math.max(this.#now(), ...times);
  }
}
