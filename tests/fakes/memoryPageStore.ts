import type { PageStore } from '../../supabase/functions/publish-directory/publishDirectory.ts';

/** Page files in memory, as bytes that a fakeRemote can hand out. */
export function memoryPageStore(files = new Map<string, ArrayBuffer>()): PageStore {
  return {
    list: async () => [...files.keys()],
    async read(name) {
      const bytes = files.get(name);
      return bytes ? new TextDecoder().decode(bytes) : null;
    },
    async write(name, text) {
      files.set(name, new TextEncoder().encode(text).buffer);
    },
    async remove(names) {
      for (const name of names) files.delete(name);
    },
  };
}
