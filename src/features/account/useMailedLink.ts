import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LinkOutcome } from '#data/session/accounts.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { takeFragment } from './takeFragment.ts';

/** 'none': this page was not opened by a link. Null until the address has been looked at. */
export type FollowedLink = LinkOutcome | 'following' | 'none' | null;

/** Follows the mailed link that opened this page, if one did; its fragment leaves the address first. */
export function useMailedLink(): {
  link: FollowedLink;
  again: () => void;
  forget: () => void;
} {
  const { ask } = useAuth();
  const [link, setLink] = useState<FollowedLink>(null);
  // Effects run twice in development; the address holds it once.
  const fragment = useRef<string | null>(null);

  async function follow() {
    const taken = fragment.current ?? '';
    setLink(taken === '' ? 'none' : 'following');
    if (taken === '') return;
    setLink((await ask((session) => session.followLink(taken))) ?? 'none');
  }
  const begin = useEffectEvent(() => {
    fragment.current ??= takeFragment(window);
    void follow();
  });
  useEffect(() => begin(), []);
  return { link, again: () => void follow(), forget: () => setLink('none') };
}
