// The real database of sources, on a day of the story's own.
import { createDatabase } from '#local/database/openDatabase.ts';
import type { Row } from '#local/database/Database.ts';
import {
  queueOver,
  type SourceQueue,
} from '../../../supabase/functions/read-sources/SourceQueue.ts';

const REVIEWER = '00000000-0000-4000-8000-0000000000aa';
const CLAIMS = JSON.stringify({
  role: 'authenticated',
  sub: REVIEWER,
  aal: 'aal2',
  app_metadata: { role: 'reviewer' },
});

export const SEASON = {
  id: 'summer-2027',
  year: 2027,
  starts_on: '2027-06-01',
  ends_on: '2027-08-31',
};

export type SourceDatabase = Awaited<ReturnType<typeof openSourceDatabase>>;

/** Only the day is not its own: `setDay` says what day it is in Atlanta. */
export async function openSourceDatabase() {
  const { query, script, close } = await createDatabase(null, () => {});
  await script(`
    create or replace function private.today() returns date language sql stable set search_path = '' as
    $$ select current_setting('camply.day')::date $$;
    insert into auth.users (id, email, raw_app_meta_data) values ('${REVIEWER}', 'reviewer@story.example', '{"role": "reviewer"}');
    insert into public.seasons (id, break, year, label, starts_on, ends_on)
    values ('${SEASON.id}', 'summer', 2027, 'Summer 2027', '${SEASON.starts_on}', '${SEASON.ends_on}') on conflict do nothing;
    select set_config('request.jwt.claims', '${CLAIMS}', false);`);

  async function call(name: string, given: Record<string, unknown>): Promise<unknown> {
    const names = Object.keys(given);
    const values = Object.values(given).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    );
    const [row] = await query(
      `select public.${name}(${names.map((each, at) => `${each} => $${at + 1}`).join(', ')}) as answer`,
      values,
    );
    return row?.answer;
  }
  const queue: SourceQueue = queueOver(call, () => Promise.resolve([SEASON]));
  return {
    query: (sql: string, values: unknown[] = []): Promise<Row[]> => query(sql, values),
    call,
    queue,
    close,
    setDay: (day: string) => query(`select set_config('camply.day', $1, false)`, [day]),
    /** A week is over for the sources of this story: all are due, and what a dead reader has claimed is free. */
    allDue: (story: string) =>
      query(
        `update private.sources set next_at = now() - interval '1 minute', claimed_until = null where id like $1 || '-%'`,
        [story],
      ),
    retire: (story: string) =>
      query(`update private.sources set is_on = false where id like $1 || '-%'`, [story]),
  };
}
