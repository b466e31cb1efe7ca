import type { readSite } from '../../site.ts';

const TURNSTILE = 'https://challenges.cloudflare.com';

/** Where a submission may be asked for the proof that a person sends it. */
const SENDING_PAGES = new Set(['/list-your-camp', '/submissions']);

type Site = Pick<ReturnType<typeof readSite>, 'pricingTable'>;

/** The origin of the one foreign script a page may show: the price table, or the proof; null: none, as on most pages. */
export function foreignWidget(
  path: string,
  { pricingTable }: Site,
  turnstileKey: string | null,
): string | null {
  if (path === '/for-camp-providers') return pricingTable?.origin ?? null;
  return turnstileKey !== null && SENDING_PAGES.has(path) ? TURNSTILE : null;
}
