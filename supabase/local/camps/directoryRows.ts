// What the commands read of the directory, with the operator's key.
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { isCalendarDay } from '../../../src/base/day/calendar.ts';
import { StartError } from '../start/StartError.ts';
import type { CampRow } from './importRow.ts';
import type { Season } from './planImport.ts';

const SeasonSchema = v.object({
  id: v.string(),
  year: v.number(),
  starts_on: v.pipe(v.string(), v.check(isCalendarDay)),
});
const CampRowSchema = v.pipe(
  v.looseObject({ id: v.string() }),
  v.transform((row): CampRow => row),
);

const PAGE = 1000;
/** Ids in one address; it must not become too long. */
const IDS_AT_ONCE = 50;

/** Throws a StartError when it is not there. */
export async function readSeason(client: SupabaseClient, id: string): Promise<Season> {
  const { data, error } = await client
    .from('seasons')
    .select('id, year, starts_on')
    .is('deleted_at', null);
  if (error) throw notAnswered(error);
  const seasons = v.parse(v.array(SeasonSchema), data);
  const season = seasons.find((each) => each.id === id);
  if (season) return season;
  const known = seasons.map((each) => each.id).toSorted();
  throw new StartError(
    `There is no season ${id}.`,
    `There are: ${known.join(', ')}. A new one: npm run camps -- new-season ${id}`,
  );
}

/** Every camp of a season, archived ones, too, in the order of ids. */
export async function readCamps(client: SupabaseClient, season: string): Promise<CampRow[]> {
  const camps: CampRow[] = [];
  // Until a page is empty: a server may return fewer rows than requested.
  for (;;) {
    const { data, error } = await client
      .from('camps')
      .select('*')
      .eq('season_id', season)
      .gt('id', camps.at(-1)?.id ?? '')
      .order('id')
      .limit(PAGE);
    if (error) throw notAnswered(error);
    const page = v.parse(v.array(CampRowSchema), data);
    if (page.length === 0) return camps;
    camps.push(...page);
  }
}

/** Those of these ids that are there, of any season. */
export async function readCampsById(
  client: SupabaseClient,
  ids: readonly string[],
): Promise<CampRow[]> {
  const camps: CampRow[] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE);
    const { data, error } = await client.from('camps').select('*').in('id', some);
    if (error) throw notAnswered(error);
    camps.push(...v.parse(v.array(CampRowSchema), data));
  }
  return camps;
}

/** Why the backend did not take a file. `lastLine`: of the last row that is in, null when none is. */
export function notImported(
  error: { message: string; code: string },
  lastLine: number | null = null,
): StartError {
  if (error.code !== 'PT409' && !/^(22|23|P0001)/.test(error.code)) return notAnswered(error);
  return new StartError(
    lastLine === null
      ? `Nothing was imported, because of ${error.message}`
      : `Rows up to line ${lastLine} are imported, those behind it not, because of ${error.message}`,
    error.code === 'PT409' ? 'Import the file again.' : 'Mend the row and import the file again.',
    error,
  );
}

export function notAnswered(error: { message: string; code?: string }): StartError {
  return new StartError(
    `The backend does not answer as it should: ${error.message}`,
    'Check the address, the secret key, and that all migrations are there (npx supabase db push). Nothing was changed.',
    error,
  );
}
