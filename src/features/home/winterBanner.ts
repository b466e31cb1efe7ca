/** Set to true for good when a person dismisses the banner (spec 3, local storage). */
const key = 'winterBreakBannerDismissed';

/**
 * Runs in <head>, before the first paint, on the phone and by its own date: a banner that came later
 * would push the page down. Winter is November through February (spec 9); months count from 0.
 * Storage may be forbidden; then the banner shows each time.
 */
export const winterBannerScript = `(()=>{const m=new Date().getMonth();if(m>1&&m<10)return;try{if(localStorage.getItem('${key}')!==null)return}catch{}document.documentElement.dataset.winter=''})()`;

/** Hides the banner now, and from now on where storage is allowed. */
export function dismissWinterBanner(): void {
  delete document.documentElement.dataset.winter;
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Private windows may refuse; then it stays away as long as the page.
  }
}
