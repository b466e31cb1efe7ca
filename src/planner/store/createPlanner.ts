// Every change of the plan, one command at a time, each with its inverse.
import { putPlanRow } from '#family/family.ts';
import { isUndecided, undecidedEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanChange, PlanCommand, PlanKind } from '#family/rules/plan/planRows.ts';
import { readPlanRow } from '#family/rules/plan/planRecord.ts';
import { askToPersist } from '#base/storage/askToPersist.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore, PlanRecord, UserDb } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { changeRow } from '#planner/rules/commands/changeRow.ts';
import { putEntry, removeEntry } from '#planner/rules/commands/entryCommands.ts';
import { createHistory } from './createHistory.ts';
import { keepCustodyLog } from './keepCustodyLog.ts';
import { planState } from './planQueries.ts';
import type { Planner } from './Planner.ts';

export type PlannerTools = {
  store: LocalStore;
  clock: Clock;
  /** The browser's, or a stand-in. */
  persist?: () => Promise<boolean>;
};

export function createPlanner({ store, clock, persist = askToPersist }: PlannerTools): Planner {
  /** Writes a step, and answers its inverse. */
  async function apply(
    step: readonly PlanCommand[],
    isOwn = true,
  ): Promise<readonly PlanCommand[]> {
    const result = await store.user((db) =>
      db.transaction('rw', db.plan, db.tombstones, () => writeStep(db, step, isOwn)),
    );
    await readBack(result.written);
    return result.inverse;
  }

  async function writeStep(db: UserDb, commands: readonly PlanCommand[], isOwn: boolean) {
    const inverses: PlanCommand[] = [];
    const written = new Map<string, { change: PlanChange; stamp: number }>();
    const others = undecidedOf(await db.plan.toArray(), commands);
    const changes: { before: PlanChange; after: PlanChange }[] = [];
    for (const command of [...commands, ...others]) {
      const { kind, id } = command;
      const record = await db.plan.get([kind, id]);
      const before = (record && readPlanRow(kind, record)) ?? removed(kind, id);
      const changed = changeRow(before, command);
      if (changed === null) continue;
      // A clock that was put back must not make a later change look like the earlier one.
      const stamp = Math.max(clock.now(), (await lastStamp(db, command)) + 1);
      if (changed.inverse) inverses.push(changed.inverse);
      await putPlanRow(db, changed.after, stamp);
      written.set(`${kind}:${id}`, { change: changed.after, stamp });
      changes.push({ before, after: changed.after });
    }
    if (isOwn) await keepCustodyLog(db, changes, clock.now());
    return { inverse: inverses.toReversed(), written: [...written.values()] };
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

  const { inOrder, command, undo, redo } = createHistory(apply);
  return {
    async write(commands) {
      const id = await inOrder(() => command(commands));
      // Not awaited: the browser may ask the person.
      void persist();
      return id;
    },
    async keep(commands) {
      await inOrder(() => apply(commands));
    },
    async takeOver(commands) {
      await inOrder(() => apply(commands, false));
    },
    async putIn({ id: campId, providerName }) {
      const entry = putEntry(undecidedEntry(campId, providerName.slice(0, 200)));
      await inOrder(async () => {
        const { entries } = await planState(store);
        const isThere = entries.some((known) => known.campId === campId);
        await apply(isThere ? [] : [entry]);
      });
      void persist();
    },
    takeOut: (campId) =>
      inOrder(async () => {
        const { entries } = await planState(store);
        const gone = entries.filter((entry) => entry.campId === campId);
        return command(gone.map(({ id }) => removeEntry(id)));
      }),
    undo,
    redo,
  };
}

/** When a row was last put or removed, in ms since 1970; 0 when it never was. */
async function lastStamp(db: UserDb, { kind, id }: PlanCommand): Promise<number> {
  const [record, tombstone] = await Promise.all([
    db.plan.get([kind, id]),
    db.tombstones.get([kind, id]),
  ]);
  return Math.max(record?.updatedAt ?? 0, tombstone?.deletedAt ?? 0);
}

/** Undecided entries go when somebody decides on another entry of their camp, or takes that one out. */
function undecidedOf(
  records: readonly PlanRecord[],
  commands: readonly PlanCommand[],
): PlanChange[] {
  const ids = new Set(commands.map(({ id }) => id));
  const before = records.filter(({ id }) => ids.has(id)).map(({ campId }) => campId);
  const campIds = new Set<unknown>(before);
  for (const command of commands) {
    if ('row' in command && command.kind === 'plan' && command.row) {
      campIds.add(command.row.campId);
    }
  }
  return records.flatMap((record) => {
    if (ids.has(record.id) || !campIds.has(record.campId)) return [];
    const change = readPlanRow(record.kind, record);
    const isOpen = change?.kind === 'plan' && change.row !== null && isUndecided(change.row);
    return isOpen ? [removeEntry(record.id)] : [];
  });
}

function removed(kind: PlanKind, id: string): PlanChange {
  return { kind, id, row: null };
}
