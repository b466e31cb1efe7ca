import type { Change, Thing } from '../things.ts';

/** Takes the later change of each field, or that of `one` at equal times. */
export function laterFields(one: Thing, other: Thing): Record<string, Change> {
  const fields: Record<string, Change> = { ...one.fields };
  for (const [field, change] of Object.entries(other.fields)) {
    const known = fields[field];
    if (!known || known.changedAt < change.changedAt) fields[field] = change;
  }
  return fields;
}
