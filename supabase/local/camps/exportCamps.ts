import type { SupabaseClient } from '@supabase/supabase-js';
import { COLUMNS } from './columns.ts';
import { writeCsv } from './csv/writeCsv.ts';
import { readCamps, readSeason } from './directoryRows.ts';
import { isListed } from './findCamp.ts';

/** The camps of a season as a file that `import` takes back; without archived ones. */
export async function exportCamps(client: SupabaseClient, seasonId: string): Promise<string> {
  const season = await readSeason(client, seasonId);
  const camps = (await readCamps(client, season.id)).filter((camp) => isListed(camp, season.id));
  return writeCsv([
    COLUMNS.map(({ name }) => name),
    ...camps.map((camp) => COLUMNS.map(({ name, cell }) => cell.write(camp[name]))),
  ]);
}
