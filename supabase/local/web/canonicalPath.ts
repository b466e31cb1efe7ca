/**
 * The one spelling of a path of the site. Header rules name this one: another spelling that opened the same
 * file would open it without the page's policy. Null for what cannot name a file.
 */
export function canonicalPath(pathname: string): string | null {
  const decoded = decode(pathname);
  // What would mean something else once decoded: a second layer of escapes, a query, a folder above.
  if (decoded === null || /[%?#\\\p{Cc}]|\/\.{1,2}(\/|$)/u.test(decoded)) return null;
  // Merged also at the beginning, or //evil.example would leave the site.
  return encodeURI(decoded.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1'));
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
