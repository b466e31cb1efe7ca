import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A text that is saved when its field is left, when the sheet closes and when the page is hidden. The typed text is
 * shown until it is stored. `stored`: the saved text. 'clear': the field is emptied for the next text.
 */
export function useAutosave(
  stored: string,
  save: (text: string) => void,
  afterwards: 'show' | 'clear' = 'show',
) {
  const [draft, setDraft] = useState<{ text: string; isSaved: boolean } | null>(null);
  // From here on what is stored is shown, also when it is taken back.
  if (draft?.isSaved === true && draft.text === stored) setDraft(null);

  function onLeave() {
    if (draft === null || draft.isSaved) return;
    if (draft.text !== stored) save(draft.text);
    setDraft(afterwards === 'clear' ? null : { ...draft, isSaved: true });
  }
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      leave();
    };
  }, []);
  return {
    text: draft?.text ?? stored,
    onText: (text: string) => setDraft({ text, isSaved: false }),
    /** The handler for `onBlur`. */
    onLeave,
  };
}
