import { WINTER_BANNER_KEY } from '#base/storage/storageKeys.ts';
/**
 * Shows the banner from November through February by Atlanta's calendar, until it is dismissed. Runs in
 * <head> as text, so it may use nothing from outside itself: a banner after the first paint would push the
 * page down, and the button works before hydration. Storage may be forbidden; then the banner shows each time.
 */
function showWinterBanner(key: string): void {
  const root = document.documentElement;
  // Midnight of November 1 is four hours behind Greenwich, that of March 1 five.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text has no outer scope
  const monthAt = (hours: number) => new Date(Date.now() - hours * 3_600_000).getUTCMonth() + 1;
  if (monthAt(4) < 11 && monthAt(5) >= 3 && monthAt(5) < 11) return;
  try {
    if (localStorage.getItem(key) !== null) return;
  } catch {}
  root.dataset.winter = '';

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-dismiss-winter]') === null) return;
    event.preventDefault();
    delete root.dataset.winter;
    // The button is gone now: the keyboard goes on with the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(key, 'true');
    } catch {}
  });
}

export const winterBannerScript = `(${showWinterBanner.toString()})(${JSON.stringify(WINTER_BANNER_KEY)})`;
