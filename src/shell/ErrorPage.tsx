import { lazy, useEffect } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';
import { isChunkError } from './update/chunkError.ts';
import { reloadForMissingChunk } from './update/swBridge.ts';
import { useOnline } from './update/useOnline.ts';

// Every page carries this one; its drawing is fetched when something did break.
const LostScene = lazy(async () => {
  const { LostScene: Scene } = await import('#scenes/LostScene.tsx');
  return { default: Scene };
});

type ErrorPageProps = { error: unknown; reset: () => void };

/** An error while rendering a page. What is saved on this phone is not touched by it. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const isMissing = isChunkError(error);
  const online = useOnline();
  useEffect(() => {
    if (!isMissing) return undefined;
    reloadForMissingChunk();
    // The signal is back: the missing chunk can be fetched now.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
  return (
    <SidePage
      drawing={
        <LazyBoundary>
          <LostScene />
        </LazyBoundary>
      }
      wide
      title={isMissing && !online ? 'This page is not on this phone yet' : 'This page lost its way'}
      text={explain(isMissing, online)}
      isAlert
    >
      <Button variant="main" onClick={isMissing ? () => window.location.reload() : reset}>
        Try Again
      </Button>
      <ButtonLink variant="line" to="/">
        Return to Home
      </ButtonLink>
    </SidePage>
  );
}

function explain(isMissing: boolean, online: boolean): string {
  if (!isMissing)
    return 'Something went wrong on our side. What you saved on this phone is still there.';
  return online
    ? 'A part of it could not be fetched. What you saved on this phone is still there.'
    : 'It opens by itself when the signal is back. What you saved on this phone is still there.';
}
