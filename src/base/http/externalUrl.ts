import { parsedUrl } from './parsedUrl.ts';

/**
 * The one check that a provider's link passes before it may become an `href`. Trimmed; https:// is added when there is no http or https; null for everything that is not a web address.
 * Words such as 'TBA' and other schemes ('mailto:a@b.com') would parse with https:// in front: refused too.
 */
export function externalUrl(text: string | null): string | null {
  const link = text?.trim() ?? '';
  if (link === '') return null;
  const hasScheme = /^https?:/i.test(link);
  const url = parsedUrl(hasScheme ? link : `https://${link}`);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (!url.hostname.includes('.') && !url.hostname.startsWith('[')) return null;
  // Chromium writes %20 where others find no address.
  if (url.hostname.includes('%')) return null;
  // 'https://the.camp@another.example' opens another site than it seems to, and passwords must not be published.
  if (url.username !== '' || url.password !== '') return null;
  return url.href;
}
