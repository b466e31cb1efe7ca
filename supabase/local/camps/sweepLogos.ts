import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { clipped } from './cells.ts';
import { notAnswered } from './directoryRows.ts';

const BUCKET = 'camp-logos';
const AT_ONCE = 100;

/** Removes files of logos that nothing names any more, and that are older than a day. Answers their names. */
export async function sweepLogos(
  client: SupabaseClient,
  isDryRun: boolean,
  log: (line: string) => void,
  olderThan = '1 day',
): Promise<string[]> {
  const { data, error } = await client.rpc('orphan_logos', { older_than: olderThan });
  if (error) throw notAnswered(error);
  const orphans = v.parse(v.array(v.string()), data);
  for (const name of orphans) log(`${isDryRun ? 'Nobody names' : 'Removing'} ${clipped(name)}`);
  const removed = isDryRun ? 0 : await remove(client, orphans);
  log(
    isDryRun
      ? `${orphans.length} files that nobody names. A dry run: nothing was removed.`
      : `${removed} of ${orphans.length} files removed.`,
  );
  return orphans;
}

async function remove(client: SupabaseClient, names: readonly string[]): Promise<number> {
  let removed = 0;
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE);
    const { data, error } = await client.storage.from(BUCKET).remove(some);
    if (error) throw notAnswered(error);
    removed += data.length;
  }
  return removed;
}
