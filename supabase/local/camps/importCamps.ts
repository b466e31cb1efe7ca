import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeCsv } from './csv/decodeCsv.ts';
import { type CsvRow, readCsv } from './csv/readCsv.ts';
import { notAnswered, readCamps, readCampsById, readSeason } from './directoryRows.ts';
import { idOf } from './findCamp.ts';
import { readValues } from './importRow.ts';
import { type ColumnMap, mapColumns } from './mapColumns.ts';
import { type ImportPlan, planImport } from './planImport.ts';
import { reportPlan } from './reportPlan.ts';
import { StartError } from '../start/StartError.ts';
import { notUsable } from './notUsable.ts';

export type ImportOptions = {
  file: string;
  season: string;
  /** Of rows that say none. */
  listing: string | null;
  /** `Their header=price`. */
  maps: readonly string[];
  /** Headers. */
  ignored: readonly string[];
  isDryRun: boolean;
};

/**
 * Imports a file of camps, all of it or nothing; tells what becomes of each row. Answers whether the file was good.
 * Throws a StartError for a file that cannot be read.
 */
export async function importCamps(
  client: SupabaseClient,
  { file, season: seasonId, listing, maps, ignored, isDryRun }: ImportOptions,
  log: (line: string) => void,
): Promise<boolean> {
  const [header, ...rows] = readCsv(decodeCsv(await readBytes(file)));
  if (header === undefined) throw new StartError('The file is empty.', 'Nothing was imported.');
  const map = mapColumns(header.cells, rows, { maps, ignored });
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

async function readBytes(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: unknown) => {
    throw notUsable(file, error, 'Nothing was imported.');
  });
}

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
  const rows = plan.rows
    .filter(({ action }) => action !== 'unchanged')
    .map(({ line, id, was, set }) => ({ line, id, was, set }));
  if (rows.length === 0) return 'Nothing to do: the directory is as the file says.';
  const { error } = await client.rpc('import_camps', { season, rows });
  if (error === null) return 'Done. Phones get it with their next pull.';
  if (error.code === 'PT409' || /^(22|23|P0001)/.test(error.code)) {
    throw new StartError(
      `Nothing was imported, because of ${error.message}`,
      error.code === 'PT409' ? 'Import the file again.' : 'Mend the row and import the file again.',
      error,
    );
  }
  throw notAnswered(error);
}
