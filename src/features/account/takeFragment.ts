/** A session, or why there is none: what the server puts behind the # of an address it leads back to. */
const MAILED = /[#&](?:access_token|error|error_code)=/;

/** Takes the fragment of a mailed link out of the address and of the history; '' when there is none. */
export function takeFragment({ location, history }: Pick<Window, 'location' | 'history'>): string {
  const { hash, pathname, search } = location;
  if (!MAILED.test(hash)) return '';
  history.replaceState(history.state, '', pathname + search);
  return hash;
}
