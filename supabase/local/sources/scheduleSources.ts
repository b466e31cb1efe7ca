import type { SupabaseClient } from '@supabase/supabase-js';
import { checkLinks } from '../../functions/read-sources/checkLinks.ts';
import { chosenModelReader } from '../../functions/read-sources/modelReader.ts';
import { readSources } from '../../functions/read-sources/readSources.ts';
import { sourceQueue } from '../../functions/read-sources/SourceQueue.ts';
import { runEvery } from '../start/runEvery.ts';
import { nodeWeb } from './nodeWeb.ts';

/** Shorter than the interval; the source that is being read then may take 8 minutes more. */
const BUDGET_MS = 4 * 60_000;
const MOST_LINKS = 10;

/**
 * What a schedule does on a hosted project: reads the sources that are due and checks links, every five minutes. Returns how to stop.
 * A failure is logged and retried.
 */
export function scheduleSources(
  client: SupabaseClient,
  environment: Readonly<Record<string, string | undefined>>,
): () => Promise<void> {
  const queue = sourceQueue(client);
  const web = nodeWeb(environment);
  const model = chosenModelReader(environment.MODEL_READER_URL);
  return runEvery({
    intervalMs: 5 * 60_000,
    startsNow: false,
    run: async (signal) => {
      const until = Date.now() + BUDGET_MS;
      await readSources(queue, { web, model }, { until, most: Infinity, signal });
      await checkLinks(queue, web, { until, most: MOST_LINKS, signal });
    },
    failure: 'Sources could not be read:',
  });
}
