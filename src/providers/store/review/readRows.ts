import * as v from 'valibot';

/** A function that reads a response; it returns null when the response is none of ours. */
export function readerOf<T>(schema: v.GenericSchema<unknown, T>): (answer: unknown) => T | null {
  return (answer) => {
    const parsed = v.safeParse(schema, answer);
    return parsed.success ? parsed.output : null;
  };
}

/** Reads a list row by row. `unread`: how many of them this version of the app cannot read. */
export function readEach<T>(
  schema: v.GenericSchema<unknown, T>,
  rows: readonly unknown[],
): { items: readonly T[]; unread: number } {
  const parsed = rows.map((row) => v.safeParse(schema, row));
  const items = parsed.flatMap((row) => (row.success ? [row.output] : []));
  return { items, unread: rows.length - items.length };
}
