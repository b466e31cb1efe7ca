import { lazyPart } from '#ui/lazyPart.tsx';
import { FirstMinuteSkeleton } from './FirstMinuteSkeleton.tsx';

/** Reads what the family keeps, which needs Dexie, and draws days: more than a page may weigh from its start. */
export const FirstMinuteLazy = lazyPart(
  async () => (await import('./FirstMinute.tsx')).FirstMinute,
  { fallback: <FirstMinuteSkeleton /> },
);
