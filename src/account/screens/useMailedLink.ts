import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LinkOutcome, UnexpectedLink } from '#account/store/accounts.ts';
import { type AccountSession, useAuth } from '#account/store/useAuth.ts';
import { useAfterHydration } from '#ui/useAfterHydration.ts';

/** 'none': no link opened this page. 'toPress': only a press uses the link up. Null until the address has been read. */
export type FollowedLink = LinkOutcome | 'toPress' | 'following' | 'none' | null;

/** A link that signs in only after a press. */
export type OpenLink = 'toPress' | 'unreachable' | UnexpectedLink;

export const isOpenLink = (link: FollowedLink): link is OpenLink =>
  link === 'toPress' || link === 'unreachable' || (typeof link === 'object' && link !== null);

type Question = (session: AccountSession) => Promise<LinkOutcome | null>;

export type LinkTools = {
  /** Follows the link, and retries when there was no response. */
  follow: () => void;
  /** Signs in as the user of an unexpected link. */
  accept: () => void;
  decline: () => void;
};

const accept: Question = (session) => session.acceptLink();
const NO_LINK = { of: '', link: 'none' } as const;

/** Follows the link that opened this page, if one did. */
export function useMailedLink(): LinkTools & { link: FollowedLink; forget: () => void } {
  const { ask, link: text, dropLink } = useAuth();
  const isHydrated = useAfterHydration();
  const [reached, setReached] = useState<{ of: string; link: FollowedLink }>(NO_LINK);
  // Effects run twice in development; a provider's code is good once.
  const begun = useRef('');
  const isNew = text !== '' && text !== reached.of;
  const asksForPress = text.includes('token_hash=');

  async function settle(question: Question, of = text) {
    const outcome = (await ask(question)) ?? 'none';
    setReached({ of, link: outcome });
    if (outcome !== 'unreachable') dropLink();
  }
  function press(question: Question) {
    setReached({ of: text, link: 'following' });
    void settle(question);
  }
  const followText: Question = (session) => session.followLink(text);

  const begin = useEffectEvent(() => {
    if (begun.current === text) return;
    begun.current = text;
    void settle(followText);
  });
  const isAutomatic = isNew && !asksForPress;
  useEffect(() => {
    if (isAutomatic) begin();
  }, [isAutomatic]);

  return {
    link: !isHydrated ? null : !isNew ? reached.link : asksForPress ? 'toPress' : 'following',
    // Without a text the link was taken, and `accept` waits for a response.
    follow: () => press(text === '' ? accept : followText),
    accept: () => press(accept),
    decline() {
      void ask((session) => session.declineLink());
      setReached(NO_LINK);
    },
    forget: () => setReached(NO_LINK),
  };
}
