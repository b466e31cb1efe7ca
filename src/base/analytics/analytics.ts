/// <reference types="trusted-types" />
import { isPrivatePage } from './isPrivatePage.ts';
import type { Live } from '../storage/live.ts';
import type { Consent } from './consent.ts';
import { openDataLayer, pushPageView } from './dataLayer.ts';

const scriptUrl = (id: string) => `https://www.googletagmanager.com/gtm.js?id=${id}`;

/**
 * Counts visits only after consent; before that nothing is loaded or recorded. When consent is withdrawn, recording
 * stops at once and the cookies are deleted. `id` is the operator's; `onPage` calls back for every page view.
 */
export function startAnalytics(
  id: string,
  consent: Live<Consent>,
  onPage: (onView: (path: string) => void) => void,
): void {
  if (isPrivatePage(window.location.pathname)) {
    // For as long as this document lives: a script that is loaded once reads every address after it.
    openDataLayer(false);
    return;
  }
  const follow = () => apply(id, consent.getState());
  consent.subscribe(follow);
  follow();
  onPage(pushPageView);
}

function apply(id: string, answer: Consent): void {
  openDataLayer(answer === 'yes');
  if (answer === 'yes') load(id);
  else dropCookies();
}

function load(id: string): void {
  if (document.querySelector('script[data-analytics]') !== null) return;
  pushPageView(window.location.pathname);
  globalThis.dataLayer?.unshift({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.dataset.analytics = id;
  const policy = window.trustedTypes?.createPolicy('camply-analytics', {
    createScriptURL: (url: string) => (url === scriptUrl(id) ? url : ''),
  });
  Reflect.set(script, 'src', policy?.createScriptURL(scriptUrl(id)) ?? scriptUrl(id));
  document.head.append(script);
}

/** Those the tag manager's usual tags set on this site. */
function dropCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (name.startsWith('_ga') || name.startsWith('_gid')) {
      document.cookie = `${name}=; Max-Age=0; Path=/`;
    }
  }
}
