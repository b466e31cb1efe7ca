import { createClient } from '@supabase/supabase-js';
import { checkLinks } from '../../functions/read-sources/checkLinks.ts';
import { chosenModelReader } from '../../functions/read-sources/modelReader.ts';
import { readSources } from '../../functions/read-sources/readSources.ts';
import { sourceQueue } from '../../functions/read-sources/SourceQueue.ts';
import { nodeWeb } from './nodeWeb.ts';

const INTERVAL_MS = 5 * 60_000;
/** Shorter than the interval: no run waits for another. */
const BUDGET_MS = 4 * 60_000;
const MOST_LINKS = 10;

/**
 * What a schedule does on a hosted project: reads the sources that are due and checks links, every five minutes. Returns how to stop.
 * A failure is logged and retried.
 */
export function scheduleSources(
  url: string,
  secretKey: string,
  environment: Readonly<Record<string, string | undefined>>,
): () => Promise<void> {
  const auth = { persistSession: false, autoRefreshToken: false };
  const queue = sourceQueue(createClient(url, secretKey, { auth }));
  const ways = {
    web: nodeWeb(environment),
    model: chosenModelReader(environment.MODEL_READER_URL),
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    try {
      const until = Date.now() + BUDGET_MS;
      await readSources(queue, ways, { until, most: Infinity, signal });
      await checkLinks(queue, ways.web, { until, most: MOST_LINKS, signal });
    } catch (error) {
      if (!signal.aborted) console.error('Sources could not be read:', error);
    }
  };
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(run);
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
