import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { nextCalendarSeason } from '../../../src/camps/rules/season/calendarSeason.ts';
import { atlantaDay } from '../../../src/base/day/atlantaDay.ts';
import { buildIfNeeded } from '../../../supabase/local/start/buildIfNeeded.ts';
import { type RunningServer, startServer } from '../../../supabase/local/server.ts';
import { Proxy } from '../../e2e/support/proxy.ts';
import { benchCamps } from '../page/benchCamps.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** A build that is there already, in another folder. */
const built = process.env.CAMPLY_DIST;
const batch = 500;
/**
 * The built app on the embedded backend with at least `atLeast` camps on the fall page, behind a proxy that can be shut
 * (the network is dead). Camps are written by the API with the secret key, as a hosted project would get them.
 */
export async function withSite<T>(
  atLeast: number,
  work: (proxy: Proxy, size: number) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'camply-bench-data-'));
  const server = await startServer({
    port: 0,
    dataDir,
    dist: built ?? path.join(root, 'dist'),
    quiet: true,
    prepare: async () => {
      if (built === undefined) await buildIfNeeded(root, (line) => console.log(line));
    },
  });
  const proxy = new Proxy(server.url);
  try {
    const samples = await fallCamps(server);
    const { rows } = benchCamps(Math.max(0, atLeast - samples));
    const inSeason = rows.map((row) => ({ ...row, season_id: shownFall().id }));
    for (let from = 0; from < rows.length; from += batch) {
      await insert(server, inSeason.slice(from, from + batch));
    }
    await proxy.start();
    return await work(proxy, samples + rows.length);
  } finally {
    await proxy.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const asAdmin = ({ secretKey }: RunningServer) => ({
  apikey: secretKey,
  authorization: `Bearer ${secretKey}`,
});

/** The season that the fall page is about today. */
const shownFall = () => nextCalendarSeason('fall', atlantaDay(Date.now()));

/** How many camps the seed itself has on the fall page. */
async function fallCamps(server: RunningServer): Promise<number> {
  const question = `${server.url}/rest/v1/camps?select=id&season_id=eq.${shownFall().id}`;
  const answer = await fetch(question, { headers: asAdmin(server) });
  return v.parse(v.array(v.unknown()), await answer.json()).length;
}

async function insert(server: RunningServer, rows: readonly object[]): Promise<void> {
  const answer = await fetch(`${server.url}/rest/v1/camps`, {
    method: 'POST',
    headers: {
      ...asAdmin(server),
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`The camps were refused: ${await answer.text()}`);
}
