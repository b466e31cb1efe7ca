import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { StartError } from '../start/StartError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const RunningSchema = v.pipe(v.string(), v.parseJson(), v.object({ url: v.string() }));
const KeysSchema = v.pipe(v.string(), v.parseJson(), v.object({ secretKey: v.string() }));

/**
 * The operator's client: of the hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY name, else of the embedded
 * backend that runs with the data folder. Throws a StartError without either.
 */
export async function operatorClient(
  environment: Environment,
  root: string,
): Promise<SupabaseClient> {
  const url = environment.SUPABASE_URL;
  const secretKey = environment.SUPABASE_SECRET_KEY;
  if (Boolean(url) !== Boolean(secretKey)) {
    throw new StartError(
      `${url ? 'SUPABASE_SECRET_KEY' : 'SUPABASE_URL'} is missing.`,
      'A hosted project needs both; the dashboard has them under Settings, API keys.',
    );
  }
  const found = url && secretKey ? { url, secretKey } : await embedded(environment, root);
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  return createClient(found.url, found.secretKey, { auth });
}

async function embedded(environment: Environment, root: string) {
  const folder = path.resolve(root, environment.CAMPLY_DATA || '.camply');
  const read = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => '');
  const running = v.safeParse(RunningSchema, await read('running.json'));
  const keys = v.safeParse(KeysSchema, await read('keys.json'));
  if (running.success && keys.success) {
    return { url: running.output.url, secretKey: keys.output.secretKey };
  }
  throw new StartError(
    `No backend runs with the data folder ${folder}.`,
    'Start it with npm start, or name a hosted project: SUPABASE_URL=https://<ref>.supabase.co SUPABASE_SECRET_KEY=sb_secret_... npm run ...',
  );
}
