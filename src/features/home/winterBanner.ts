/** Set for good in localStorage when a person dismisses the banner. */
export const DISMISSED_KEY = 'winterBreakBannerDismissed';

/** Hides the banner now, and from now on where storage is allowed. */
export function dismissWinterBanner(): void {
  delete document.documentElement.dataset.winter;
  try {
    localStorage.setItem(DISMISSED_KEY, 'true');
  } catch {
    // Private windows may refuse; then the banner stays away as long as the page is open.
  }
}
