import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { isChunkError } from '#ui/chunkError.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';
import { serverHasPage } from './update/serverHasPage.ts';
import { reloadForMissingChunk } from './update/swBridge.ts';
import { useOnline } from '#ui/useOnline.ts';

// Every page carries this one; its drawing is fetched when something did break.
const LostScene = lazyPart(async () => (await import('#ui/scenes/LostScene.tsx')).LostScene, {
  optional: 'drawing',
});

type ErrorPageProps = { error: unknown; reset: () => void };

/** An error while rendering a page. What is saved on this phone is not touched by it. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const isMissing = isChunkError(error);
  const online = useOnline();
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => {
    if (!isMissing) return undefined;
    void reloadForMissingChunk();
    // The signal is back: the missing chunk can be fetched now.
    const reload = () => void reloadIfThere();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
  const askAgain = async () => setHasAsked(!(await reloadIfThere()));
  return (
    <SidePage
      drawing={<LostScene />}
      wide
      title={isMissing ? 'This page isn’t saved on this device yet' : 'Something went wrong'}
      text={isMissing ? explainMissing(online, hasAsked) : broken}
      isAlert
    >
      <Button variant="main" onClick={isMissing ? () => void askAgain() : reset}>
        Try Again
      </Button>
      <ButtonLink variant="line" to="/">
        Return to Home
      </ButtonLink>
    </SidePage>
  );
}

/** Reloads only if the server responds; otherwise the browser would show its own error page. */
async function reloadIfThere(): Promise<boolean> {
  const isThere = await serverHasPage();
  if (isThere) window.location.reload();
  return isThere;
}

const kept = 'Everything you saved is still here.';
const broken = `That’s on us. ${kept}`;

function explainMissing(online: boolean, hasAsked: boolean): string {
  if (!online) return `It’ll open when you’re back online. ${kept}`;
  return `${hasAsked ? 'Still no answer' : 'We couldn’t load it'}. Try again in a bit. ${kept}`;
}
