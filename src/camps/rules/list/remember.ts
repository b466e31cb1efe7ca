type Memory<Key, Value> = {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
};

/** `read`, once for each key: what it read before is in `memory`. An undefined value is read again. */
export function memoize<Key, Value>(memory: Memory<Key, Value>, read: (key: Key) => Value) {
  return (key: Key): Value => {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const value = read(key);
    memory.set(key, value);
    return value;
  };
}

/** Creates a value on first use and caches it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
