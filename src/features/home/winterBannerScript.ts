import { DISMISSED_KEY } from './winterBanner.ts';

/**
 * Shows the banner from November through February by the date of the phone. Runs in <head> as text, so
 * it may use nothing from outside itself: a banner after the first paint would push the page down.
 * Storage may be forbidden; then the banner shows each time.
 */
function showWinterBanner(key: string): void {
  const month = new Date().getMonth() + 1;
  if (month >= 3 && month <= 10) return;
  try {
    if (localStorage.getItem(key) !== null) return;
  } catch {}
  document.documentElement.dataset.winter = '';
}

export const winterBannerScript = `(${showWinterBanner.toString()})(${JSON.stringify(DISMISSED_KEY)})`;
