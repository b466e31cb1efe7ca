import { useHydrated } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';

/** `secret`: the key behind the # of a link, as it came; null without one. A link that is opened once more is another one. */
export type PageLink = { secret: string | null };

/** Out of reach of other scripts, which may come with later pages of this document. */
let opened: string | null = null;

function openedSecret(): string | null {
  const { camplyRoom } = window;
  if (camplyRoom !== undefined) opened = linkSecret(camplyRoom);
  window.camplyRoom = undefined;
  return opened;
}

/** The link is done with: coming back to the page opens it no more. */
export const dropLink = (): void => {
  opened = null;
};

/** The link that opened the page, or was pasted over its address; undefined until the page is hydrated. */
export function useLink(): PageLink | undefined {
  const isHydrated = useHydrated();
  const [pasted, setPasted] = useState<PageLink | null>(null);
  useEffect(() => {
    const take = () => {
      const { hash, pathname } = window.location;
      if (hash === '') return;
      window.history.replaceState(window.history.state, '', pathname);
      setPasted({ secret: linkSecret(hash.slice(1)) });
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const first = useMemo(() => (isHydrated ? { secret: openedSecret() } : undefined), [isHydrated]);
  return pasted ?? first;
}

/** The key of a link, without a full stop or the words that a message has put behind it. */
export const linkSecret = (text: string): string =>
  /^([\w-]{22})(?:[^\w-]|https?:)/.exec(text)?.[1] ?? text;
