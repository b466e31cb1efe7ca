// Two readers of one race: our pull, watched, and the control, a cursor of timestamps.
import * as v from 'valibot';
import type { Remote } from '#camps/store/directory/remote.ts';
import type { Database } from '#local/database/Database.ts';

const PageSchema = v.object({
  rows: v.array(
    v.object({
      kind: v.string(),
      id: v.string(),
      deleted: v.boolean(),
      row: v.optional(v.object({ price: v.nullish(v.string()) })),
    }),
  ),
});

/** Everything that came over the wire as 'kind:id@version'; a second time is a row sent twice. */
export function counting(remote: Remote) {
  const received = new Set<string>();
  const twice: string[] = [];
  const watched: Remote = {
    ...remote,
    async changes(cursor, pageSize, signal) {
      const answer = await remote.changes(cursor, pageSize, signal);
      for (const { kind, id, deleted, row } of v.parse(PageSchema, answer).rows) {
        const version = `${kind}:${id}@${deleted ? 'deleted' : (row?.price ?? '')}`;
        if (received.has(version)) twice.push(version);
        received.add(version);
      }
      return answer;
    },
  };
  return { watched, received, twice };
}

/** The control: rows after (updated_at, id), as much replication over REST does it. */
export function timestampReader(database: Pick<Database, 'query'>) {
  let after = { stamp: '-infinity', id: '' };
  const received = new Set<string>();
  return {
    received,
    /** Reads until an empty page: nothing is left out for want of asking. */
    async read(): Promise<void> {
      for (;;) {
        const page = v.parse(
          v.array(v.object({ id: v.string(), stamp: v.string(), version: v.string() })),
          await database.query(
            `select id, updated_at::text as stamp,
               case when deleted_at is null then coalesce(price, '') else 'deleted' end as version
             from public.camps
             where (updated_at, id) > ($1::timestamptz, $2) order by updated_at, id limit 1000`,
            [after.stamp, after.id],
          ),
        );
        for (const { id, version } of page) received.add(`camp:${id}@${version}`);
        const last = page.at(-1);
        if (!last) return;
        after = last;
      }
    },
  };
}
