import type { MouseEvent } from 'react';

/**
 * The address a plain click on a link of our own means, or null when the browser should do what it
 * always does: other sites, new tabs, downloads, anchors on the same page.
 */
export function innerTarget(event: MouseEvent, here: URL): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  return innerPath(link.href, here);
}

/**
 * Pages that may load more than others (the payment table). A policy belongs to the document it came
 * with, so the ways to and from such a page are full loads.
 */
const ownPolicy: ReadonlySet<string> = new Set(['/for-camp-providers']);

/** The path, query and hash of an address on this site; null for others and for mere anchors. */
export function innerPath(href: string, here: URL): string | null {
  const url = new URL(href, here);
  if (url.origin !== here.origin) return null;
  const isAnchor = url.pathname === here.pathname && url.search === here.search && url.hash !== '';
  const isElsewhere = url.pathname !== here.pathname;
  if (isElsewhere && (ownPolicy.has(url.pathname) || ownPolicy.has(here.pathname))) return null;
  return isAnchor ? null : url.pathname + url.search + url.hash;
}
