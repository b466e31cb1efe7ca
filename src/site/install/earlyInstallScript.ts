import { PROMPT_KEY } from '#base/install/installPrompt.ts';
import { FIRST_START_KEY, OWN_PREFIX } from '#base/storage/storageKeys.ts';

/**
 * Captures the browser's install event, which may come before any other script. The first start from the home screen of
 * an empty app, as Safari makes it, offers to bring the plan along: here, because otherwise Home would show first and
 * vanish. Any use of Camply leaves a key of ours in localStorage. Offline no plan could arrive, so the next start
 * offers it. Runs in <head> as text, so it may use nothing from outside itself.
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
