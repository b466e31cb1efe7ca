import type { Database } from './Database.ts';

const INTERVAL_MS = 10 * 60_000;

/**
 * Gives the room of replaced and refused rows back, every ten minutes. PGlite is one process: nothing vacuums it by
 * itself, and every change of a long row would make the data folder longer for ever. Costs 30 ms when there is nothing to do.
 * Returns how to stop.
 */
export function scheduleVacuum({ query }: Pick<Database, 'query'>): () => Promise<void> {
  const vacuum = () =>
    query('vacuum').catch((error: unknown) => {
      console.error('The database could not be vacuumed:', error);
    });
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(vacuum);
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
