import { useState, type RefCallback, useCallback } from 'react';
import { createStore, useStore } from 'zustand';
import { noticesCopy, type StorageTrouble, useNoticeSources } from '#site/site.ts';
import { useSyncStatus } from '#camps/camps.ts';
import { useApp } from '#base/useApp.ts';
import { site } from '#base/site.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { useUpdate } from '../update/swBridge.ts';
import { NoticeBar } from './Notice.tsx';
import { firstNotice, isUrgent } from './noticeOrder.ts';
import styles from './Notices.module.css';
import { OfferCard, useOffer } from './OfferCard.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { StorageCard } from './StorageCard.tsx';
import { useConnection } from './connection.ts';
import { VersionBar } from './VersionBar.tsx';
import { Button } from '#ui/Button.tsx';

const { label, text, no, yes } = noticesCopy.consent;

/** Asks once for consent to count visits. Yes and no are equally easy to reach. */
function ConsentCard() {
  const { consent } = useApp();
  return (
    <section className={`${styles.card} ${styles.consent}`} aria-label={label}>
      <p>{text}</p>
      <div>
        <Button variant="line" size="small" onClick={() => consent.answer('no')}>
          {no}
        </Button>
        <Button variant="line" size="small" onClick={() => consent.answer('yes')}>
          {yes}
        </Button>
      </div>
    </section>
  );
}

const noTrouble = createStore<StorageTrouble>(() => null);

/** Shows the app's own notices: one at a time, in one place, polite unless something was lost. */
export function Notices() {
  const { consent } = useApp();
  const place = useBarsHeight();
  const sources = useNoticeSources();
  const connection = useConnection();
  const trouble = useStore(sources?.storage ?? noTrouble);
  const changed = useSyncStatus((sync) => sync.changed);
  // Browsers are online beside a server that is not.
  const isUnreached = useSyncStatus((sync) => sync.problem === 'load');
  const { updateReady, applyUpdate } = useUpdate();
  const [isLater, setLater] = useState(false);
  const isUnasked = useStore(consent) === 'open' && site.analyticsId !== null;
  const [offer, closeOffer] = useOffer(sources);

  const name = firstNotice({
    storageCleared: trouble?.kind === 'cleared',
    offline: connection === 'offline' || (connection === 'steady' && isUnreached),
    checking: connection === 'checking',
    updated: connection === 'updated',
    storageRefused: trouble?.kind === 'refused',
    newVersion: updateReady && !isLater,
    consent: isUnasked,
    offer: offer !== null,
  });
  const notice = (
    <LazyBoundary optional>
      {trouble && (name === 'storageCleared' || name === 'storageRefused') && (
        <StorageCard trouble={trouble} onClose={() => sources?.storage.dismiss()} />
      )}
      {name === 'offline' && (
        <OfflineBar waiting={sources?.waiting} isOnline={connection !== 'offline'} />
      )}
      {name === 'checking' && (
        <NoticeBar tone="plain" glyph="refresh" text={noticesCopy.checking} />
      )}
      {name === 'updated' && (
        <NoticeBar tone="ok" glyph="check" text={noticesCopy.updated(changed)} />
      )}
      {name === 'newVersion' && <VersionBar onApply={applyUpdate} onLater={() => setLater(true)} />}
      {name === 'consent' && <ConsentCard />}
      {name === 'offer' && sources && offer && (
        <OfferCard offer={offer} offers={sources.offers} onClose={closeOffer} />
      )}
    </LazyBoundary>
  );
  // Both live regions are in the page from the start: screen readers announce only changes to a known region.
  return (
    <div ref={place} className={styles.place}>
      <div aria-live="assertive">{isUrgent(name) && notice}</div>
      <div aria-live="polite">{!isUrgent(name) && notice}</div>
    </div>
  );
}

/**
 * Sets --bars to the height of the notice, at any text size, for other bars at the bottom edge. Without one it is not
 * set: every element inherits it, so setting it computes the styles of the whole page.
 */
function useBarsHeight(): RefCallback<HTMLElement> {
  return useCallback((place: HTMLElement | null) => {
    if (place === null) return undefined;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() => {
      const { offsetHeight } = place;
      if (offsetHeight > 0) style.setProperty('--bars', `calc(${offsetHeight}px + 0.6rem)`);
      else style.removeProperty('--bars');
    });
    measure.observe(place);
    return () => {
      measure.disconnect();
      style.removeProperty('--bars');
    };
  }, []);
}
