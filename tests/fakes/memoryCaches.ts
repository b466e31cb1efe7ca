/** CacheStorage in memory, as far as the app uses it. Keys are paths; `room` is its disk, in bytes. */
export function memoryCaches(disk: { room: number } = { room: Infinity }): CacheStorage {
  const all = new Map<string, Map<string, ArrayBuffer>>();
  const open = (name: string) => {
    const files = all.get(name) ?? new Map<string, ArrayBuffer>();
    all.set(name, files);
    return files;
  };
  const match = (name: string, key: string | Request) => {
    const bytes = open(name).get(pathOf(key));
    return Promise.resolve(bytes && new Response(bytes));
  };
  const caches = {
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (key: string | Request, { cacheName }: { cacheName: string }) => match(cacheName, key),
    open: (name: string) =>
      Promise.resolve({
        async put(key: string | Request, response: Response) {
          const bytes = await response.arrayBuffer();
          const used = [...all.values()].flatMap((files) => [...files.values()]);
          const sum = used.reduce((total, { byteLength }) => total + byteLength, bytes.byteLength);
          if (sum > disk.room) throw new DOMException('full', 'QuotaExceededError');
          open(name).set(pathOf(key), bytes);
        },
        match: (key: string | Request) => match(name, key),
        delete: (key: string | Request) => Promise.resolve(open(name).delete(pathOf(key))),
        keys: () =>
          Promise.resolve(
            [...open(name).keys()].map((path) => new Request(`https://camply.example${path}`)),
          ),
      }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of it that is used
  return caches as unknown as CacheStorage;
}

const pathOf = (key: string | Request) =>
  typeof key === 'string' ? key : new URL(key.url).pathname;
