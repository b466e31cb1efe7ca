import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Passes text to a controlled field that React got no event for and would overwrite: text typed before hydration, or
 * set by a password manager without events. The latter is found when another field changes and before the form's submit
 * handler runs. Returns the ref of the field.
 */
export function useOwnText<Field extends TextField>(
  value: string,
  onText: (text: string) => void,
): RefObject<Field | null> {
  const element = useRef<Field>(null);
  // How the field shows `value`: the browser leaves out line breaks, for example.
  const shown = useRef(value);
  const handOver = useEffectEvent(onText);

  const preHydrationInput = useEffectEvent((field: Field) => {
    // A select shows its first option until the one that was chosen is there.
    if (field instanceof HTMLSelectElement) return null;
    return field.value === value.replaceAll(/\r\n?/g, '\n') ? null : field.value;
  });

  useLayoutEffect(() => {
    shown.current = element.current?.value ?? '';
  });
  useLayoutEffect(() => {
    const field = element.current;
    if (field === null) return undefined;
    // All fields are read before the first one hands over: then React writes its own text into the others. Each is
    // through before the next one, whose owner may keep all of them in one object.
    let text = preHydrationInput(field);
    const read = ({ target }: Event) => {
      text = target === field || field.value === shown.current ? null : field.value;
    };
    const adopt = () => {
      const found = text;
      text = null;
      if (found !== null) flushSync(() => handOver(found));
    };
    queueMicrotask(adopt);
    const { form } = field;
    if (form === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('input', read, { signal, capture: true });
    form.addEventListener('submit', read, { signal, capture: true });
    // React listens on #root: it must know first what was typed, and learn what is sent before it sends.
    document.addEventListener('input', adopt, { signal });
    form.addEventListener('submit', adopt, { signal });
    return () => listening.abort();
  }, []);
  return element;
}
