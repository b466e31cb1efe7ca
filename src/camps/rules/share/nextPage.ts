// Only to read addresses; where the site really is does not matter here.
const HERE = 'https://camply.example';
const MAX_LETTERS = 1000;
const OF_SIGN_IN = /^\/(?:login|reset-password)(?:\/|$)/i;

/**
 * Where to go after a sign-in: a path of this site with its query, or '/' for all else. The requested page comes from
 * an address, which a stranger may have written: `text` that a browser, a server or a second decoding could read as
 * another site is refused, and so are the pages of the sign-in itself. A fragment is dropped: tokens travel in those.
 */
export function nextPage(text: unknown): string {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > MAX_LETTERS) return '/';
  if (!URL.canParse(text, HERE)) return '/';
  const { origin, pathname, search } = new URL(text, HERE);
  const path = decoded(pathname);
  if (origin !== HERE || path === null || isDoubtful(path) || OF_SIGN_IN.test(path)) return '/';
  return pathname + search;
}

// Two slashes or a backslash begin another site in some reader.
const isDoubtful = (path: string) => path.includes('//') || path.includes('\\');

/** Decodes a path until nothing is encoded; null for invalid encoding. */
function decoded(path: string): string | null {
  try {
    const once = decodeURIComponent(path);
    return once === path ? path : decoded(once);
  } catch {
    return null;
  }
}
