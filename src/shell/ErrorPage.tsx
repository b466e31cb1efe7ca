import { lazy, useEffect } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { isChunkError } from './update/chunkError.ts';
import { reloadForMissingChunk } from './update/swBridge.ts';
import styles from '#ui/SidePage.module.css';
import { useOnline } from './update/useOnline.ts';

// Every page carries this one; its picture comes when something did break.
const LostScene = lazy(async () => {
  const { LostScene: Scene } = await import('#scenes/LostScene.tsx');
  return { default: Scene };
});

type ErrorPageProps = { error: unknown; reset: () => void };

/** Something broke while drawing a page. What is kept on this phone is not touched by that. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const isLost = isChunkError(error);
  const online = useOnline();
  useEffect(() => {
    if (!isLost) return undefined;
    reloadForMissingChunk();
    // The signal is back: the missing chunk can be fetched now.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isLost]);
  return (
    <Wrap className={styles.page}>
      <LazyBoundary>
        <LostScene className={styles.scene} />
      </LazyBoundary>
      <h1>{isLost && !online ? 'This page is not on this phone yet' : 'This page lost its way'}</h1>
      <p role="alert">{words(isLost, online)}</p>
      <div className={styles.ways}>
        <Button variant="main" onClick={isLost ? () => window.location.reload() : reset}>
          Try Again
        </Button>
        <ButtonLink variant="line" to="/">
          Return to Home
        </ButtonLink>
      </div>
    </Wrap>
  );
}

function words(isLost: boolean, online: boolean): string {
  if (!isLost)
    return 'Something went wrong on our side. What you saved on this phone is still there.';
  return online
    ? 'A part of it could not be fetched. What you saved on this phone is still there.'
    : 'It opens by itself when the signal is back. What you saved on this phone is still there.';
}
