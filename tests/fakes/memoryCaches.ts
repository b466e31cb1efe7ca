/** CacheStorage in memory, as far as the app uses it: put, match and keys by path. `room` is its disk, in bytes. */
export function memoryCaches(disk: { room: number } = { room: Infinity }): CacheStorage {
  const all = new Map<string, Map<string, ArrayBuffer>>();
  const caches = {
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open(name: string) {
      const kept = all.get(name) ?? new Map<string, ArrayBuffer>();
      all.set(name, kept);
      return Promise.resolve({
        async put(key: string, response: Response) {
          const bytes = await response.arrayBuffer();
          const used = [...all.values()].flatMap((one) => [...one.values()]);
          const sum = used.reduce((total, { byteLength }) => total + byteLength, bytes.byteLength);
          if (sum > disk.room) throw new DOMException('full', 'QuotaExceededError');
          kept.set(key, bytes);
        },
        match: (key: string) => {
          const bytes = kept.get(key);
          return Promise.resolve(bytes && new Response(bytes));
        },
        keys: () =>
          Promise.resolve(
            [...kept.keys()].map((key) => new Request(`https://camply.example${key}`)),
          ),
      });
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of it that is used
  return caches as unknown as CacheStorage;
}
