import { useCallback, useRef, type FocusEvent, type RefCallback } from 'react';

const CONTROLS = 'input:enabled, button:enabled, a[href], summary';

/**
 * Keeps the focus within a part that changes: when the focused element disappears, the focus moves to the part, if it has
 * a `tabIndex`, else to its first control, not to the top of the page.
 */
export function useStableFocus() {
  const last = useRef<Element | null>(null);
  const ref = useCallback<RefCallback<HTMLElement>>((part) => {
    if (part === null) return undefined;
    const observer = new MutationObserver(() => {
      if (last.current === null || last.current.isConnected) return;
      last.current = null;
      if (document.activeElement !== document.body) return;
      if (part.hasAttribute('tabindex')) part.focus({ preventScroll: true });
      else part.querySelector<HTMLElement>(CONTROLS)?.focus();
    });
    observer.observe(part, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    onFocus(event: FocusEvent) {
      last.current = event.target;
    },
    onBlur() {
      // The user moved the focus. A removed element sends no event, or is not in the page any more.
      if (last.current?.isConnected === true) last.current = null;
    },
  };
}
