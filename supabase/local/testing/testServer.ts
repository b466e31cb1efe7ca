import { createClient } from '@supabase/supabase-js';
import { startServer } from '../server.ts';
import { PUBLISHABLE_KEY } from '../start/keys.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export type TestServer = Awaited<ReturnType<typeof testServer>>;

/**
 * A backend for one test file, with its own data on a free port; `databaseUrl`: a real PostgreSQL of its own. The clients are unmodified supabase-js: what works here
 * works with a hosted project.
 */
export async function testServer(databaseUrl?: string) {
  const { folder, remove } = await temporaryFolder();
  const options = { port: 0, dataDir: folder, databaseUrl, quiet: true };
  const { url, secretKey, stop } = await startServer(options);
  // A new client, of a visitor or with another key.
  const client = (key = PUBLISHABLE_KEY) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  return {
    url,
    dataDir: folder,
    secretKey,
    client,
    operator: client(secretKey),
    async stop() {
      await stop();
      await remove();
    },
  };
}
