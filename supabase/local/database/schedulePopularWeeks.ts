import { runEvery } from '../start/runEvery.ts';
import type { Database } from './Database.ts';

/**
 * What a schedule does on a hosted project: shows weeks that many families look at, and forgets those that are over, now and every
 * hour. Returns how to stop.
 */
export const schedulePopularWeeks = ({ query }: Pick<Database, 'query'>): (() => Promise<void>) =>
  runEvery({
    intervalMs: 60 * 60_000,
    startsNow: true,
    run: () => query('select private.release_popular_weeks()'),
    failure: 'Popular weeks could not be brought up to date:',
  });
