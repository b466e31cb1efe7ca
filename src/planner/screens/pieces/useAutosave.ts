import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 1000;

/** 'sent': storage has not answered yet. 'refused': it is sent again when the field is left again. */
type Draft = { text: string; is: 'typed' | 'sent' | 'stored' | 'refused' };

/**
 * A text that is saved when its field is left, when the sheet closes and when the page is hidden. The typed text is
 * shown until it is stored and the field is left. `stored`: the saved text. `save` resolves to false where the text is not
 * stored. 'paused': for a long text without a toast, which is also saved a second after the last key.
 */
export function useAutosave(
  stored: string,
  save: (text: string) => boolean | Promise<boolean>,
  when: 'left' | 'paused' = 'left',
) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isLeft, setLeft] = useState(true);
  // From here on what is stored is shown, also when it is taken back.
  if (draft?.is === 'stored' && isLeft) setDraft(null);

  async function send() {
    if (draft === null || draft.is === 'sent' || draft.is === 'stored') return;
    const sent: Draft = { text: draft.text, is: 'sent' };
    setDraft(sent);
    const isStored = sent.text === stored || (await save(sent.text));
    setDraft((now) => (now === sent ? { ...sent, is: isStored ? 'stored' : 'refused' } : now));
  }
  const sendLatest = useEffectEvent(() => void send());
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && sendLatest();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      sendLatest();
    };
  }, []);
  useEffect(() => {
    if (when !== 'paused' || draft?.is !== 'typed') return undefined;
    const pause = setTimeout(() => sendLatest(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [when, draft]);
  return {
    text: draft?.text ?? stored,
    onText: (text: string) => {
      setDraft({ text, is: 'typed' });
      setLeft(false);
    },
    /** The handler for `onBlur`. */
    onLeave: () => {
      setLeft(true);
      void send();
    },
  };
}
