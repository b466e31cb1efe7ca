import * as v from 'valibot';
import { SchoolDistrictSchema } from '#domain/schoolBreak.ts';
import { type Fate, keyOf } from './entries.ts';
import { ActivityRowSchema, CampRowSchema, SchoolBreakRowSchema, SeasonRowSchema } from './rows.ts';

const ItemSchema = v.variant('deleted', [
  v.object({ kind: v.string(), id: v.string(), deleted: v.literal(true) }),
  v.object({
    kind: v.string(),
    id: v.string(),
    deleted: v.literal(false),
    row: v.looseObject({ id: v.string() }),
  }),
]);

/** `bad` keys are counted and shown in Settings. */
export type ReadRows = { fates: Fate[]; bad: string[] };

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

function fateOf(item: Item): Fate | 'bad' | 'unknown' {
  const { kind, id } = item;
  if (!isKind(kind)) return 'unknown';
  if (item.deleted) return { kind, id, value: null };
  // The row must be the one its envelope names: a mix-up would overwrite another camp.
  if (item.row.id !== id) return 'bad';
  switch (kind) {
    case 'camp': {
      const camp = v.safeParse(CampRowSchema, item.row);
      return camp.success ? { kind, id, value: camp.output } : 'bad';
    }
    case 'season': {
      const season = v.safeParse(SeasonRowSchema, item.row);
      return season.success ? { kind, id, value: season.output } : 'bad';
    }
    case 'activity': {
      const activity = v.safeParse(ActivityRowSchema, item.row);
      return activity.success ? { kind, id, value: activity.output.activity_type_name } : 'bad';
    }
    case 'district': {
      const district = v.safeParse(SchoolDistrictSchema, item.row);
      return district.success ? { kind, id, value: district.output } : 'bad';
    }
    // 'break': the one that is left.
    default: {
      const schoolBreak = v.safeParse(SchoolBreakRowSchema, item.row);
      return schoolBreak.success ? { kind, id, value: schoolBreak.output } : 'bad';
    }
  }
}

const isKind = (kind: string) =>
  kind === 'camp' ||
  kind === 'season' ||
  kind === 'activity' ||
  kind === 'district' ||
  kind === 'break';
