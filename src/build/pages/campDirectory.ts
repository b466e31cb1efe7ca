import {
  type ChangesCursor,
  parseChangesResponse,
} from '../../camps/store/directory/changesResponse.ts';
import { buildDirectory, inListOrder } from '../../camps/store/directory/directory.ts';
import { entriesAfter, type EntryChange } from '../../camps/store/directory/entry.ts';
import { readRows } from '../../camps/store/directory/rows.ts';
import { listedOnly } from '../../camps/rules/camp/listedOnly.ts';
import type { Directory } from '../../camps/rules/camp/directory.ts';
import { pageVariables, supabaseOrigin } from './pageEnvironment.ts';

/** Requests one response of changed_camps. */
type FetchChanges = (cursor: ChangesCursor) => Promise<unknown>;

/**
 * The directory the camps' pages are made from: that of the hosted project the build is for, else the sample data as a
 * backend that starts `today` (YYYY-MM-DD) has it. Parsed as on a device. Throws when the project does not respond: a
 * deployment without its camp pages would be worse than none.
 */
export async function campDirectory(mode: string, today: string): Promise<Directory> {
  const origin = supabaseOrigin(mode);
  if (origin !== null) {
    const key = pageVariables(mode).VITE_SUPABASE_PUBLISHABLE_KEY ?? '';
    return directoryFrom((cursor) => fetchChanges(origin, key, cursor));
  }
  const { seededDatabase } = await import('#local/database/seededDatabase.ts');
  const database = await seededDatabase(today);
  try {
    return await directoryFrom(async ({ xid, id }) => {
      const [row] = await database.query('select public.changed_camps($1, $2, 1000) as answer', [
        xid,
        id,
      ]);
      return row?.answer;
    });
  } finally {
    await database.close();
  }
}

export async function directoryFrom(fetchPage: FetchChanges): Promise<Directory> {
  const changes: EntryChange[] = [];
  let cursor: ChangesCursor = { xid: '0', id: '' };
  for (;;) {
    const { rows, next, more } = parseChangesResponse(await fetchPage(cursor));
    changes.push(...readRows(rows).changes);
    if (!more) return listedOnly(buildDirectory(inListOrder(entriesAfter(changes))).directory);
    cursor = next;
  }
}

async function fetchChanges(
  origin: string,
  key: string,
  { xid, id }: ChangesCursor,
): Promise<unknown> {
  const url = new URL('/rest/v1/rpc/changed_camps', origin);
  url.search = new URLSearchParams({ after_xid: xid, after_id: id, page_size: '1000' }).toString();
  const response = await fetch(url, { headers: { apikey: key } });
  if (!response.ok)
    throw new Error(`${url.href} answered ${response.status}: no camps to make pages of`);
  return response.json();
}
