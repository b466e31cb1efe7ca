import { useState } from 'react';
import { createStore, useStore } from 'zustand';
import { noticesCopy, type StorageTrouble, useNoticeSources } from '#site/site.ts';
import { useSyncStatus } from '#camps/camps.ts';
import { useApp } from '#base/useApp.ts';
import { site } from '#base/site.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { useUpdate } from '../update/swBridge.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { NoticeBar } from './Notice.tsx';
import { firstNotice, isUrgent } from './noticeOrder.ts';
import styles from './Notices.module.css';
import { OfferCard } from './OfferCard.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { StorageCard } from './StorageCard.tsx';
import { useBarsHeight } from './useBarsHeight.ts';
import { useConnection } from './useConnection.ts';
import { useOffer } from './useOffer.ts';
import { VersionBar } from './VersionBar.tsx';

const noTrouble = createStore<StorageTrouble>(() => null);

/** What the app says by itself: one thing at a time, in one place, polite unless something was lost. */
export function Notices() {
  const { consent } = useApp();
  const place = useBarsHeight();
  const sources = useNoticeSources();
  const connection = useConnection();
  const trouble = useStore(sources?.storage ?? noTrouble);
  const changed = useSyncStatus((sync) => sync.changed);
  const { updateReady, applyUpdate } = useUpdate();
  const [isLater, setLater] = useState(false);
  const isUnasked = useStore(consent) === 'open' && site.analyticsId !== null;
  const [offer, closeOffer] = useOffer(sources);

  const name = firstNotice({
    storageCleared: trouble?.kind === 'cleared',
    offline: connection === 'offline',
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
      {name === 'offline' && <OfflineBar waiting={sources?.waiting} />}
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
  // Both stand from the start: a screen reader hears what comes into a place it knows.
  return (
    <div ref={place} className={styles.place}>
      <div aria-live="assertive">{isUrgent(name) && notice}</div>
      <div aria-live="polite">{!isUrgent(name) && notice}</div>
    </div>
  );
}
