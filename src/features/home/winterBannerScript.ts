/** Set for good in localStorage when a person dismisses the banner. */
const DISMISSED_KEY = 'winterBreakBannerDismissed';

/**
 * Shows the banner from November through February by the date of the phone, until it is dismissed. Runs in
 * <head> as text, so it may use nothing from outside itself: a banner after the first paint would push the
 * page down, and the button works before hydration. Storage may be forbidden; then the banner shows each time.
 */
function showWinterBanner(key: string): void {
  const root = document.documentElement;
  const month = new Date().getMonth() + 1;
  if (month >= 3 && month <= 10) return;
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

export const winterBannerScript = `(${showWinterBanner.toString()})(${JSON.stringify(DISMISSED_KEY)})`;
