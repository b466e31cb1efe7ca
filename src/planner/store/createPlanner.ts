// Every change of the plan: rows as they shall be, one command at a time, each with its inverse.
import { putPlanRow, readMark } from '#family/family.ts';
import { isUndecided, undecidedEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanChange, PlanKind } from '#family/rules/plan/planRows.ts';
import { readPlanRow } from '#family/rules/plan/planRecord.ts';
import { askToPersist } from '#base/storage/askToPersist.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore, PlanRecord, UserDb } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { planState } from './planQueries.ts';
import type { Planner } from './Planner.ts';

export type PlannerTools = {
  store: LocalStore;
  clock: Clock;
  /** Throws OtherFamilyError; refuses nobody when missing. */
  refuseOthers?: () => Promise<void>;
  /** The browser's, or a stand-in. */
  persist?: () => Promise<boolean>;
};

/** `owner`: whose plan it belongs to; '' for a plan that goes with no account. */
type Step = { changes: readonly PlanChange[]; owner: string };
/** A step, which applies to any owner's plan without `owner`. */
type Change = Pick<Step, 'changes'> & Partial<Step>;

const MOST_STEPS = 50;

export function createPlanner({
  store,
  clock,
  refuseOthers = () => Promise.resolve(),
  persist = askToPersist,
}: PlannerTools): Planner {
  // In order: a write that is repeated on a new connection must not overtake a later one.
  let last: Promise<unknown> = Promise.resolve();
  let done: Step[] = [];
  let undone: Step[] = [];

  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  /** Its inverse. Null, and nothing is written, where the step belongs to another plan than the one that is here by now. */
  async function apply(step: Change): Promise<Step | null> {
    await refuseOthers();
    const result = await store.user((db) =>
      db.transaction('rw', db.plan, db.tombstones, db.familySync, () => writeStep(db, step)),
    );
    if (result === null) return null;
    await readBack(result.written);
    return result.inverse;
  }

  async function writeStep(db: UserDb, { changes, owner }: Change) {
    const here = (await readMark(db))?.owner ?? '';
    if (owner !== undefined && owner !== here) return null;
    const before: PlanChange[] = [];
    const written = new Map<string, { change: PlanChange; stamp: number }>();
    const others = undecidedOf(await db.plan.toArray(), changes);
    for (const change of [...changes, ...others]) {
      const { kind, id } = change;
      const record = await db.plan.get([kind, id]);
      // A clock that was put back must not make a later change look like the earlier one.
      const stamp = Math.max(clock.now(), (await lastStamp(db, change)) + 1);
      before.push((record && readPlanRow(kind, record)) ?? removed(kind, id));
      await putPlanRow(db, change, stamp);
      written.set(`${kind}:${id}`, { change, stamp });
    }
    const inverse = { changes: before.toReversed(), owner: here };
    return { inverse, written: [...written.values()] };
  }

  /** Safari has reported writes as done that were not. */
  async function readBack(written: readonly { change: PlanChange; stamp: number }[]) {
    const isStored = await store.user(async (db) => {
      const found = await Promise.all(written.map(({ change }) => lastStamp(db, change)));
      // Another tab may have changed or removed it later.
      return written.every(({ stamp }, at) => (found[at] ?? 0) >= stamp);
    });
    if (!isStored) {
      throw new StorageError(new Error('a write was reported as done but is not stored'));
    }
  }

  async function command(changes: readonly PlanChange[]): Promise<void> {
    const inverse = await apply({ changes });
    if (inverse) done = [...done, inverse].slice(-MOST_STEPS);
    undone = [];
  }

  return {
    async write(changes) {
      const sound = changes.map(checked);
      await inOrder(() => command(sound));
      // Not awaited: the browser may ask the person.
      void persist();
    },
    async keep(changes) {
      const sound = changes.map(checked);
      await inOrder(() => apply({ changes: sound }));
    },
    async putIn({ id: campId, providerName }) {
      const entry = undecidedEntry(campId, providerName.slice(0, 200));
      const change = checked({ kind: 'plan', id: entry.id, row: entry });
      await inOrder(async () => {
        const { entries } = await planState(store);
        const isThere = entries.some((known) => known.campId === campId);
        await apply({ changes: isThere ? [] : [change] });
      });
      void persist();
    },
    takeOut: (campId) =>
      inOrder(async () => {
        const { entries } = await planState(store);
        const gone = entries.filter((entry) => entry.campId === campId);
        await command(gone.map(({ id }) => removed('plan', id)));
      }),
    undo: () =>
      inOrder(async () => {
        const step = done.at(-1);
        if (!step) return false;
        const inverse = await apply(step);
        done = inverse ? done.slice(0, -1) : [];
        undone = inverse ? [...undone, inverse] : [];
        return inverse !== null;
      }),
    redo: () =>
      inOrder(async () => {
        const step = undone.at(-1);
        if (!step) return false;
        const inverse = await apply(step);
        undone = inverse ? undone.slice(0, -1) : [];
        done = inverse ? [...done, inverse] : [];
        return inverse !== null;
      }),
  };
}

/** When a row was last put or removed, in ms since 1970; 0 when it never was. */
async function lastStamp(db: UserDb, { kind, id }: PlanChange): Promise<number> {
  const [record, tombstone] = await Promise.all([
    db.plan.get([kind, id]),
    db.tombstones.get([kind, id]),
  ]);
  return Math.max(record?.updatedAt ?? 0, tombstone?.deletedAt ?? 0);
}

/** Undecided entries go when somebody decides on another entry of their camp, or takes that one out. */
function undecidedOf(records: readonly PlanRecord[], changes: readonly PlanChange[]): PlanChange[] {
  const ids = new Set(changes.map(({ id }) => id));
  const before = records.filter(({ id }) => ids.has(id)).map(({ campId }) => campId);
  const campIds = new Set<unknown>(before);
  for (const { kind, row } of changes) if (kind === 'plan' && row) campIds.add(row.campId);
  return records.flatMap((record) => {
    if (ids.has(record.id) || !campIds.has(record.campId)) return [];
    const change = readPlanRow(record.kind, record);
    const isOpen = change?.kind === 'plan' && change.row !== null && isUndecided(change.row);
    return isOpen ? [removed('plan', record.id)] : [];
  });
}

function removed(kind: PlanKind, id: string): PlanChange {
  return { kind, id, row: null };
}

/** Checks that a row parses to itself, so that no field is dropped silently. */
function checked(change: PlanChange): PlanChange {
  if (change.row === null) return change;
  const read = readPlanRow(change.kind, change.row);
  const isWhole =
    read?.row &&
    read.id === change.id &&
    Object.entries(read.row).every(
      ([field, value]) =>
        JSON.stringify(value) === JSON.stringify(Reflect.get(change.row ?? {}, field)),
    );
  if (!read || !isWhole) throw new TypeError(`a row of ${change.kind} that cannot be kept`);
  return read;
}
