import { setImmediate } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';
import { useToasts } from '#ui/layers/toasts.ts';

// Files of one worker share its globals and its document: the next one gets them as this one did.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  // React works on through immediates, each of which may ask for another one, and needs `window` until then.
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  document.body.replaceChildren();
  useToasts.setState({ toasts: [] });
  localStorage.clear();
  sessionStorage.clear();
});
