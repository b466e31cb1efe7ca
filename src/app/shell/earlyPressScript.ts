import { HYDRATED } from './earlyPress.ts';

/** A press is dropped after this time, when its effect would come as a surprise. */
const LASTS_MS = 3000;

/**
 * Records the last press on a button until the page is hydrated: marks the button with `data-pressed` (ui/base.css) and
 * presses it again then. A submitted form is recorded the same way, without a time limit, and submits itself
 * (ui/Form.tsx). Links, fields and controls that another early script has handled work by themselves; using one of
 * them, pressing elsewhere, or a second press on a toggle cancels the recorded press. Runs in <head> as text, so it may
 * use nothing from outside itself.
 */
function keepEarlyPress(hydrated: string, lastsMs: number): void {
  const listening = new AbortController();
  let pressed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  function keep(control: HTMLElement | null): void {
    clearTimeout(timer);
    pressed?.removeAttribute('data-pressed');
    pressed = control;
    pressed?.setAttribute('data-pressed', '');
    if (control?.matches('button')) timer = setTimeout(keep, lastsMs, null);
  }

  function onUse({ target, defaultPrevented }: Event): void {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    const isTakenBack = button === pressed && pressed?.hasAttribute('aria-pressed');
    keep(!button || defaultPrevented || isTakenBack ? null : button);
  }

  for (const use of ['click', 'input']) {
    document.addEventListener(use, onUse, { signal: listening.signal });
  }
  // A form that is hydrated handles it. Afterwards, too: each part of a page is hydrated in its own time.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) keep(event.target);
  });
  addEventListener(hydrated, () => {
    const last = pressed;
    listening.abort();
    if (last?.matches('form')) return;
    keep(null);
    if (!last || last.isConnected) return last?.click();
    // 404.html is redrawn: the visible button with the same words is the same.
    const words = last.ariaLabel ?? last.textContent;
    for (const button of document.querySelectorAll('button')) {
      const isSame = words === (button.ariaLabel ?? button.textContent);
      if (isSame && button.checkVisibility()) return button.click();
    }
  });
}

export const earlyPressScript = `(${keepEarlyPress.toString()})(${JSON.stringify(HYDRATED)},${LASTS_MS})`;
