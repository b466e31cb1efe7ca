import type { Change, Thing } from '../things.ts';

/** Of each field the later change; at the same time that of `one`. */
export function laterFields(one: Thing, other: Thing): Record<string, Change> {
  const fields: Record<string, Change> = { ...one.fields };
  for (const [field, change] of Object.entries(other.fields)) {
    const known = fields[field];
    if (!known || known.changedAt < change.changedAt) fields[field] = change;
  }
  return fields;
}
