/** The right to see and change one submission. It travels behind the `#` only, where no server and no log sees it. */
export type Key = { id: string; secret: string };

const KEY = /^(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?<secret>[\w-]{20,64})$/i;

/** The key in the fragment of an address; null for one that is cut off. */
export function readKey(fragment: string): Key | null {
  const { id, secret } = KEY.exec(fragment.replace(/^#/, '').trim())?.groups ?? {};
  return id === undefined || secret === undefined ? null : { id: id.toLowerCase(), secret };
}

export const linkFragment = ({ id, secret }: Key): string => `${id}.${secret}`;

export const privateLink = (origin: string, key: Key): string =>
  `${origin}/my-listing#${linkFragment(key)}`;

/** Returns the link for the screen, without its secret, so that a screenshot of it is useless. */
export const shownLink = (origin: string, { id }: Key): string =>
  `${origin.replace(/^https?:\/\//, '')}/my-listing#${id.slice(0, 4)}…`;

/** A letter to the provider in their own mail program: our server does not learn of it. */
export function mailToMe(email: string, subject: string, body: string): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query}`;
}
