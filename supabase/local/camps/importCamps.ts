import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeCsv } from './csv/decodeCsv.ts';
import { type CsvRow, readCsv } from './csv/readCsv.ts';
import { notImported, readCamps, readCampsById, readSeason } from './directoryRows.ts';
import { idOf } from './findCamp.ts';
import { readValues } from './importRow.ts';
import { type ColumnMap, type HeaderWishes, mapColumns } from './mapColumns.ts';
import { type ImportPlan, planImport } from './planImport.ts';
import { reportPlan } from './reportPlan.ts';
import { StartError } from '../start/StartError.ts';
import { readBytes } from './notUsable.ts';

export type ImportOptions = HeaderWishes & {
  file: string;
  season: string;
  /** The kind of rows without one. */
  listing: string | null;
  isDryRun: boolean;
};

/**
 * Rows in one transaction: 0.4 s on two slow cores. The oldest transaction holds back the news of every phone, so none
 * may take longer than a second.
 */
const AT_ONCE = 400;

/**
 * Imports a file of camps whose rows are all good; prints the result for each row. Resolves whether the file was good.
 * Throws a StartError for an unreadable file.
 */
export async function importCamps(
  client: SupabaseClient,
  { file, season: seasonId, listing, maps, ignored, isDryRun }: ImportOptions,
  log: (line: string) => void,
): Promise<boolean> {
  const { rows, map } = readCampFile(decodeCsv(await readBytes(file)), { maps, ignored });
  const season = await readSeason(client, seasonId);
  const inSeason = await readCamps(client, season.id);
  const elsewhere = await readCampsById(client, idsBeyond(inSeason, rows, map, season.id));
  const plan = planImport(rows, map, { season, listing, existing: [...inSeason, ...elsewhere] });
  for (const line of reportPlan(plan, map)) log(line);
  if (plan.problems.length > 0) {
    log('Nothing was imported: mend these rows first.');
    return false;
  }
  if (isDryRun) log('A dry run: nothing was written.');
  else log(await send(client, season.id, plan));
  return true;
}

/** The rows of a file of camps, and what their cells mean. Throws a StartError. */
export function readCampFile(
  text: string,
  wishes: HeaderWishes,
): { rows: CsvRow[]; map: ColumnMap } {
  const [header, ...rows] = readCsv(text);
  if (header === undefined) throw new StartError('The file is empty.', 'Nothing was imported.');
  return { rows, map: mapColumns(header.cells, rows, wishes) };
}

/** The rows that `import_camps` takes. */
export const changesOf = (plan: ImportPlan) =>
  plan.rows
    .filter(({ action }) => action !== 'unchanged')
    .map(({ line, id, was, set }) => ({ line, id, was, set }));

/** Ids that the rows name, or would give new camps, and that are no camps of the season. */
function idsBeyond(
  inSeason: readonly { id: string }[],
  rows: readonly CsvRow[],
  map: ColumnMap,
  season: string,
): string[] {
  const known = new Set(inSeason.map(({ id }) => id));
  const ids = rows.map(({ cells }) => {
    return idOf(readValues(cells, map).values, season);
  });
  return [...new Set(ids)].filter((id) => !known.has(id) && /^[a-z0-9-]+$/.test(id));
}

async function send(client: SupabaseClient, season: string, plan: ImportPlan): Promise<string> {
  const rows = changesOf(plan);
  if (rows.length === 0) return 'Nothing to do: the directory is as the file says.';
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const { error } = await client.rpc('import_camps', {
      season,
      rows: rows.slice(from, from + AT_ONCE),
    });
    if (error) throw notImported(error, rows[from - 1]?.line ?? null);
  }
  return 'Done. Phones get it with their next pull.';
}
