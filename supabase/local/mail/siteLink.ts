import { isLoopbackHostname } from '@supabase/lite';

/** Path and query of the link that lite writes into a mail. */
const VERIFY = /https?:\/\/[^\s"']*\/verify\?[^\s"']+/g;

type Link = { token: string; type: string; redirect: string | null };

/**
 * Where the link of a mail leads: a page of the site with the token's hash in the fragment, as the templates of a hosted
 * project write it (supabase/templates). Opening it spends nothing, so a scanner of mails may look; the page verifies
 * it when its button is pressed. `redirect` counts at an address of this machine and the site's port only.
 */
export function siteLink(siteUrl: string, { token, type, redirect }: Link): string {
  const site = new URL(siteUrl);
  const wanted = redirect === null ? null : URL.parse(redirect);
  const isOwn =
    wanted !== null &&
    wanted.protocol === site.protocol &&
    wanted.port === site.port &&
    isLoopbackHostname(wanted.hostname);
  const target = isOwn ? wanted : site;
  target.hash = new URLSearchParams({ token_hash: token, type }).toString();
  return target.href;
}

/** The text of a mail with links to the site in place of those that spend their token when opened. */
export function withSiteLinks(text: string, siteUrl: string, redirect: string | null): string {
  return text.replaceAll(VERIFY, (address) => {
    const { searchParams } = new URL(address);
    const token = searchParams.get('token') ?? '';
    return siteLink(siteUrl, { token, type: searchParams.get('type') ?? '', redirect });
  });
}
