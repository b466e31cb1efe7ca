import { PROMPT_KEY } from '#base/install/installPrompt.ts';
import { FIRST_START_KEY, OWN_PREFIX } from '#base/storage/storageKeys.ts';

/**
 * Keeps the browser's offer to install, which may come before any other script. And the first start from the home screen
 * of an app that is empty, as Safari makes it, asks whether to bring the plan along: here, because Home would show first
 * and go again. Whatever was done in Camply leaves a key of ours in localStorage. Without a signal no plan could come:
 * then the next start asks. Runs in <head> as text, so it may use nothing from outside itself.
 */
function startInstalled(promptKey: string, askedKey: string, prefix: string): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { [promptKey]: event });
  });
  const isInstalled =
    Reflect.get(navigator, 'standalone') === true ||
    matchMedia('(display-mode: standalone)').matches;
  if (!isInstalled || location.pathname !== '/' || !navigator.onLine) return;
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(prefix))) return;
    localStorage.setItem(askedKey, '1');
    location.replace('/bring');
  } catch {
    // Storage may be forbidden: what is brought along would not stay.
  }
}

const args = [PROMPT_KEY, FIRST_START_KEY, OWN_PREFIX];
export const earlyInstallScript = `(${startInstalled.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')})`;
