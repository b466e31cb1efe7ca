import { runEvery } from '../start/runEvery.ts';
import type { Database } from './Database.ts';

/**
 * Gives the room of replaced and refused rows back, every ten minutes. PGlite is one process: nothing vacuums it by
 * itself, and every change of a long row would make the data folder longer for ever. Costs 30 ms when there is nothing to do.
 * Returns how to stop.
 */
export const scheduleVacuum = ({ query }: Pick<Database, 'query'>): (() => Promise<void>) =>
  runEvery({
    intervalMs: 10 * 60_000,
    startsNow: false,
    run: () => query('vacuum'),
    failure: 'The database could not be vacuumed:',
  });
