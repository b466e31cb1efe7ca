import type { MouseEvent } from 'react';

/** The link of a plain click; null for other clicks, which the browser handles. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.target === '' ? link : null;
}

/** An address as a location on this site; null for other sites, mail and anchors on the same page. */
export function innerLocation(href: string, here: URL): { to: string; href: string } | null {
  const url = new URL(href, here);
  const isAnchor = url.pathname === here.pathname && url.search === here.search && url.hash !== '';
  if (url.origin !== here.origin || isAnchor) return null;
  return { to: url.pathname, href: url.pathname + url.search + url.hash };
}
