import type { readSite } from '../../base/site.ts';

const TURNSTILE = 'https://challenges.cloudflare.com';

/** The page that asks for a proof that a person sends a submission. */
const PROOF_PAGE = '/submissions';

type Site = Pick<ReturnType<typeof readSite>, 'pricingTable'>;

/** The origin of the one foreign script a page may show: the price table, or the proof; null: none, as on most pages. */
export function foreignWidget(
  path: string,
  { pricingTable }: Site,
  turnstileKey: string | null,
): string | null {
  if (path === '/for-camp-providers') return pricingTable?.origin ?? null;
  return turnstileKey !== null && path === PROOF_PAGE ? TURNSTILE : null;
}
