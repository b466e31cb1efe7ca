// Imported first, so that sign-in tokens leave the address before any other code reads it.

/** The pages that know what to do with it. */
const PAGES = /^\/(?:login|reset-password)$/;
const IN_HASH = /[#&](?:access_token|token_hash|error|error_code)=/;
const CODE = /^[\da-f-]{36}$/;
const NAMES = ['code', 'token_hash', 'type', 'error', 'error_code', 'error_description'];

/**
 * Takes out of the address, and of this entry of the history, what the link of a mail or the page of a provider has put
 * there, in the fragment or in the query. As one fragment; '' when there is none. On a page that has no use for it, it
 * is carried to the one that has: a server whose redirect is not allowed leads to the home page.
 */
export function takeLink({ location, history }: Pick<Window, 'location' | 'history'>): string {
  const { hash, search, pathname } = location;
  const query = new URLSearchParams(search);
  const isInHash = IN_HASH.test(hash);
  if (!isInHash && !query.has('token_hash') && !CODE.test(query.get('code') ?? '')) return '';
  const fields = new URLSearchParams(isInHash ? hash.slice(1) : '');
  for (const name of NAMES) {
    const value = query.get(name);
    if (value !== null) fields.set(name, value);
    query.delete(name);
  }
  history.replaceState(history.state, '', pathname + (query.size > 0 ? `?${query}` : ''));
  const link = `#${fields}`;
  if (PAGES.test(pathname)) return link;
  location.replace((fields.get('type') === 'recovery' ? '/reset-password' : '/login') + link);
  return '';
}
