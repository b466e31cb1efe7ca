/**
 * `Object.fromEntries` that preserves the type of its keys. `entries` must have one for every member of the union
 * `Key`; a list that lacks some has a type that shows it.
 */
export function recordOf<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value>;
export function recordOf(entries: readonly (readonly [string, unknown])[]) {
  return Object.fromEntries(entries);
}
