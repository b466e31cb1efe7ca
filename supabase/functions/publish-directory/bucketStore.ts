import type { SupabaseClient } from '@supabase/supabase-js';
import type { Ask, PageStore } from './publishDirectory.ts';

const bucket = 'directory';
const atOnce = 1000;

/** The public bucket as a place for page files. The client must carry the secret key. */
export function bucketStore(client: SupabaseClient): PageStore {
  const files = client.storage.from(bucket);
  return {
    async list() {
      const names: string[] = [];
      for (let more = true; more;) {
        const { data, error } = await files.list('', { limit: atOnce, offset: names.length });
        if (error) throw error;
        names.push(...data.map(({ name }) => name));
        more = data.length === atOnce;
      }
      return names;
    },
    async read(name) {
      const { data } = await files.download(name);
      return data?.text() ?? null;
    },
    async write(name, text, seconds) {
      const body = new Blob([text], { type: 'application/json' });
      const options = { cacheControl: String(seconds), upsert: true };
      const { error } = await files.upload(name, body, options);
      if (error) throw error;
    },
    async remove(names) {
      const { error } = await files.remove(names);
      if (error) throw error;
    },
  };
}

/** changed_camps through the client. */
export function askWith(client: SupabaseClient): Ask {
  return async ({ xid, id }) => {
    const given = { after_xid: xid, after_id: id, page_size: atOnce };
    const { data, error } = await client.rpc('changed_camps', given, { get: true });
    if (error) throw error;
    const answer: unknown = data;
    return answer;
  };
}
