// The family's rows of `camply` as things (domain/family/things.ts), and back.
import * as v from 'valibot';
import { GONE, isGone, type Thing } from '#domain/family/things.ts';
import { isPlanKind, planRowOf, planThing, readPlanRow } from '#domain/plan/planThing.ts';
import type { PlanRecord, UserDb } from '../device/db.ts';
import { putPlanRow } from '../plan/putPlanRow.ts';
import {
  type FamilyKind,
  NoteSchema,
  SavedCampSchema,
  stampOf,
  TABLES,
  type Tombstone,
} from './familyRows.ts';

const KINDS = ['favorite', 'scheduled', 'note'] as const satisfies readonly FamilyKind[];

/** For a transaction around `readThings` and `writeThing`. */
export const familyTables = (db: UserDb) => [
  db.favourites,
  db.scheduled,
  db.notes,
  db.plan,
  db.tombstones,
];

/** Everything of the family but its profile. A row that this version cannot read is no thing, and stays where it is. */
export async function readThings(db: UserDb): Promise<Thing[]> {
  const rows = await Promise.all(
    KINDS.map(async (kind) => {
      const found: unknown[] = await db.table(TABLES[kind]).toArray();
      return found.flatMap((row) => thingOf(kind, row) ?? []);
    }),
  );
  const planned = await db.plan.toArray();
  const things = [...rows.flat(), ...planned.flatMap(planThingOf)];
  const live = new Set(things.map(({ kind, id }) => `${kind}:${id}`));
  const tombstones = await db.tombstones.toArray();
  const removed = tombstones.filter(({ kind, id }) => !live.has(`${kind}:${id}`));
  return [...things, ...removed.map(goneThing)];
}

function goneThing({ kind, id, deletedAt }: Tombstone): Thing {
  return { kind, id, fields: { [GONE]: { value: true, changedAt: deletedAt } } };
}

function planThingOf(record: PlanRecord): Thing[] {
  const change = readPlanRow(record.kind, record);
  return change ? [planThing(change, record.updatedAt)] : [];
}

function thingOf(kind: FamilyKind, row: unknown): Thing | null {
  if (kind === 'note') {
    const note = v.safeParse(NoteSchema, row);
    if (!note.success) return null;
    const { campId, text } = note.output;
    const changedAt = stampOf(note.output);
    return {
      kind,
      id: campId,
      fields: { text: { value: text, changedAt }, [GONE]: { value: false, changedAt } },
    };
  }
  const camp = v.safeParse(SavedCampSchema, row);
  if (!camp.success) return null;
  const { campId, savedAt, name } = camp.output;
  const changedAt = stampOf(camp.output);
  return {
    kind,
    id: campId,
    fields: {
      savedAt: { value: savedAt, changedAt },
      name: { value: name ?? null, changedAt },
      [GONE]: { value: false, changedAt },
    },
  };
}

/** Makes the stored row, or its tombstone, be what the thing says. Profiles and children are not stored here. */
export async function writeThing(db: UserDb, thing: Thing): Promise<void> {
  const { kind, id, fields } = thing;
  if (kind === 'profile' || kind === 'child') return;
  const updatedAt = Math.max(0, ...Object.values(fields).map(({ changedAt }) => changedAt));
  if (isPlanKind(kind)) {
    await writePlanThing(db, thing, updatedAt);
    return;
  }
  const rows = db.table(TABLES[kind]);
  if (isGone(thing)) {
    await Promise.all([rows.delete(id), db.tombstones.put({ kind, id, deletedAt: updatedAt })]);
    return;
  }
  await Promise.all([rows.put(rowOf(thing, updatedAt)), db.tombstones.delete([kind, id])]);
}

async function writePlanThing(db: UserDb, thing: Thing, updatedAt: number): Promise<void> {
  const change = planRowOf(thing);
  // It says too little for a row; the replica keeps it.
  if (change) await putPlanRow(db, change, updatedAt);
}

function rowOf({ kind, id, fields }: Thing, updatedAt: number) {
  const value = (field: string) => fields[field]?.value;
  if (kind === 'note') {
    const text = `${value('text') ?? ''}`;
    return { campId: id, text, writtenAt: fields.text?.changedAt ?? updatedAt, updatedAt };
  }
  const name = value('name');
  const savedAt = Number(value('savedAt') ?? updatedAt);
  return { campId: id, savedAt, updatedAt, ...(typeof name === 'string' && { name }) };
}
