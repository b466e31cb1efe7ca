import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TODAY } from './today.ts';
import { type RunningServer, startServer } from '../../../supabase/local/server.ts';
import { test as base } from './camply.ts';

/** The second build, with another brand and every option on; made once by variantBuild.setup.ts. */
export const VARIANT_DIST = path.resolve('.cache/variant/dist');

/** For a worker's fixture: serves the variant until `give` is over. */
// oxlint-disable-next-line no-empty-pattern -- Playwright reads what is needed from here
export async function variantBackend({}, give: (server: RunningServer) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'camply-variant-'));
  const server = await startServer({
    port: 0,
    dataDir,
    dist: VARIANT_DIST,
    day: TODAY,
    quiet: true,
  });
  await give(server);
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Journeys through the variant alone. */
export const test = base.extend<object, { backend: RunningServer }>({
  backend: [variantBackend, { scope: 'worker', timeout: 120_000 }],
});
