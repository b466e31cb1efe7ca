import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { site } from '#base/site.ts';
import { pageHead, unlistedHead } from '../../shell/pageHead.ts';

/** What the page of a camp says in its head. `day`: today, YYYY-MM-DD. */
export async function campHead(given: KnownCamp | null, day: string) {
  if (given === null) return unlistedHead('Camp');
  const { describeCamp } = await import('#camps/rules/share/describeCamp.ts');
  const { title, ...page } = describeCamp(given, day);
  return pageHead({ ...page, title: `${title} · ${site.brand}` });
}
