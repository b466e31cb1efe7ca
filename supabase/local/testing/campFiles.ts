import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importCamps, type ImportOptions } from '../camps/importCamps.ts';
import { StartError } from '../start/StartError.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { testServer } from './testServer.ts';

/** Files of camps against a backend of its own; `stop` ends it. */
export async function campFiles() {
  const server = await testServer();
  const { folder, remove } = await temporaryFolder();
  let seasons = 2030;

  /** A fall of its own for each test. */
  async function anEmptySeason(): Promise<string> {
    seasons += 1;
    const id = `fall-${seasons}`;
    const days = { starts_on: `${seasons}-09-01`, ends_on: `${seasons}-10-31` };
    await server.operator
      .from('seasons')
      .insert({ id, break: 'fall', year: seasons, label: 'Fall', ...days })
      .throwOnError();
    return id;
  }

  /** Imports this text; returns the printed lines, or the message of a refusal. */
  async function importText(
    season: string,
    text: string | Uint8Array,
    options: Partial<ImportOptions> = {},
  ): Promise<{ isGood: boolean; lines: string[] }> {
    const file = path.join(folder, 'camps.csv');
    await writeFile(file, text);
    const lines: string[] = [];
    const wanted = {
      file,
      season,
      listing: null,
      maps: [],
      ignored: [],
      isDryRun: false,
      ...options,
    };
    const isGood = await importCamps(server.operator, wanted, (line) => lines.push(line)).catch(
      (error: unknown) => {
        if (!(error instanceof StartError)) throw error;
        lines.push(error.message);
        return false;
      },
    );
    return { isGood, lines };
  }

  async function campsOf(season: string) {
    const { data } = await server.operator
      .from('camps')
      .select('*')
      .eq('season_id', season)
      .order('id')
      .throwOnError();
    return data;
  }

  async function stop() {
    await server.stop();
    await remove();
  }

  return { server, folder, anEmptySeason, importText, campsOf, stop };
}

/** The messages about rows that are not good. */
export const messages = ({ lines }: { lines: string[] }) =>
  lines.filter((line) => /^Line \d+: NOT GOOD/.test(line));

export const counts = ({ lines }: { lines: string[] }) =>
  lines.find((line) => /^\d+ new, \d+ changed/.test(line));
