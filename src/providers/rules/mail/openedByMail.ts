/**
 * What the address of a mail opens: `listings`, the camps of an address; `lost`, listings whose private link was lost; `stop`, no
 * more mail. `ask`: the form for a lost link. `bad`: cut off or mistyped.
 */
export type OpenedByMail =
  | { opens: 'listings' | 'lost' | 'stop'; token: string }
  | { opens: 'ask' | 'bad' };

const NAMES = { token: 'listings', lost: 'lost', stop: 'stop' } as const;
const LINK = /^(?<name>token|lost|stop)=(?<token>.*)$/;
const isName = (name: string): name is keyof typeof NAMES => name in NAMES;

/**
 * Reads the fragment of an address; null for one that is not of a mail (a private link, see linkKey.ts). Whatever is behind the #
 * is in no log.
 */
export function readOpenedByMail(fragment: string): OpenedByMail | null {
  const text = fragment.replace(/^#/, '').trim();
  if (text === 'lost') return { opens: 'ask' };
  const { name = '', token = '' } = LINK.exec(text)?.groups ?? {};
  if (!isName(name)) return null;
  return /^[\w-]{43}$/.test(token) ? { opens: NAMES[name], token } : { opens: 'bad' };
}
