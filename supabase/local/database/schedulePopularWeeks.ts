import type { Database } from './Database.ts';

const INTERVAL_MS = 60 * 60_000;

/**
 * What a schedule does on a hosted project: shows weeks that many families look at, and forgets those that are over, now and every
 * hour. Returns how to stop.
 */
export function schedulePopularWeeks({ query }: Pick<Database, 'query'>): () => Promise<void> {
  const release = () =>
    query('select private.release_popular_weeks()').catch((error: unknown) => {
      console.error('Popular weeks could not be brought up to date:', error);
    });
  let running: Promise<unknown> = release();
  const timer = setInterval(() => {
    running = running.then(release);
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
