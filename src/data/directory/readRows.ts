import * as v from 'valibot';
import { SchoolDistrictSchema } from '#domain/camp/schoolBreak.ts';
import { type Entry, type EntryChange, type Kind, keyOf } from './entries.ts';
import { ActivityRowSchema, CampRowSchema, SchoolBreakRowSchema, SeasonRowSchema } from './rows.ts';

const ItemSchema = v.object({
  kind: v.string(),
  id: v.string(),
  deleted: v.boolean(),
  row: v.optional(v.unknown()),
});

/** `bad` keys are counted and shown in Settings. */
export type ReadRows = { fates: EntryChange[]; bad: string[] };

/** Reads what it can of one page of changed_camps; never throws. */
export function readRows(rows: readonly unknown[]): ReadRows {
  const read: ReadRows = { fates: [], bad: [] };
  for (const raw of rows) {
    const item = v.safeParse(ItemSchema, raw);
    const fate = item.success ? fateOf(item.output) : 'bad';
    if (fate === 'bad') read.bad.push(keyOf(v.is(NamedSchema, raw) ? raw : nameless));
    else if (fate !== 'unknown') read.fates.push(fate);
  }
  return read;
}

const NamedSchema = v.object({ kind: v.string(), id: v.string() });
const nameless = { kind: '?', id: '?' };

type Item = v.InferOutput<typeof ItemSchema>;

function fateOf({ kind, id, deleted, row }: Item): EntryChange | 'bad' | 'unknown' {
  if (!isKind(kind)) return 'unknown';
  if (deleted) return { kind, id, value: null };
  const fate = rowOf(kind, row);
  // The row must be the one its envelope names: a mix-up would overwrite another camp.
  return fate?.id === id ? fate : 'bad';
}

function rowOf(kind: Kind, row: unknown): Entry | null {
  switch (kind) {
    case 'camp': {
      const camp = v.safeParse(CampRowSchema, row);
      return camp.success ? { kind, id: camp.output.id, value: camp.output } : null;
    }
    case 'season': {
      const season = v.safeParse(SeasonRowSchema, row);
      return season.success ? { kind, id: season.output.id, value: season.output } : null;
    }
    case 'activity': {
      const { success, output } = v.safeParse(ActivityRowSchema, row);
      return success ? { kind, id: output.id, value: output.activity_type_name } : null;
    }
    case 'district': {
      const district = v.safeParse(SchoolDistrictSchema, row);
      return district.success ? { kind, id: district.output.id, value: district.output } : null;
    }
    // 'break': the one that is left.
    default: {
      const { success, output } = v.safeParse(SchoolBreakRowSchema, row);
      return success ? { kind, id: output.id, value: output } : null;
    }
  }
}

const isKind = (kind: string): kind is Kind =>
  kind === 'camp' ||
  kind === 'season' ||
  kind === 'activity' ||
  kind === 'district' ||
  kind === 'break';
