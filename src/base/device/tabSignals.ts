import { OUTBOX_NAME } from '../storage/storageKeys.ts';
/** The life of the browser tab. Injected, so that tests need no browser. */
export type TabSignals = {
  isVisible(): boolean;
  /**
   * 'back': online again, visible again, or shown from the back-forward cache; or the service worker was woken.
   * 'leaving': about to be frozen or closed. The returned function stops listening.
   */
  listen(onSignal: (signal: 'back' | 'leaving') => void): () => void;
};

export const browserSignals: TabSignals = {
  isVisible: () => document.visibilityState === 'visible',
  listen(onSignal) {
    const listening = new AbortController();
    const { signal } = listening;
    const back = () => onSignal('back');
    // navigator.onLine is only a hint: the event tells when to try, not whether it will work.
    window.addEventListener('online', back, { signal });
    // Without `persisted` it is a freshly loaded page, which starts on its own.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    window.addEventListener('pageshow', onShow, { signal });
    // Missing in private windows of some browsers.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === OUTBOX_NAME) back();
    };
    workers?.addEventListener('message', onMessage, { signal });
    window.addEventListener('pagehide', () => onSignal('leaving'), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') back();
      },
      { signal },
    );
    return () => listening.abort();
  },
};
