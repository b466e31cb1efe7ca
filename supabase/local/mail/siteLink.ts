import { isLoopbackHostname } from '@supabase/lite';
import { accountLink } from '../../functions/_shared/mail/authMail.ts';

type Link = { token: string; type: string; redirect: string | null };

/**
 * Where the link of a mail leads: a page of the site with the token's hash in the fragment. `redirect` counts at an address
 * of this machine and the site's port only.
 */
export function siteLink(siteUrl: string, { token, type, redirect }: Link): string {
  const site = new URL(siteUrl);
  const wanted = redirect === null ? null : URL.parse(redirect);
  const isOwn =
    wanted !== null &&
    wanted.protocol === site.protocol &&
    wanted.port === site.port &&
    isLoopbackHostname(wanted.hostname);
  return accountLink(isOwn ? wanted : site, token, type);
}
