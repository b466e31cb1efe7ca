/**
 * `Object.fromEntries` that remembers its keys. `entries` must have one for every member of the union `Key`: a list that
 * leaves some of them out has a type that says so.
 */
export function recordOf<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value>;
export function recordOf(entries: readonly (readonly [string, unknown])[]) {
  return Object.fromEntries(entries);
}
