import { useRouterState } from '@tanstack/react-router';
import { logBug } from '#base/device/isNoAnswer.ts';
import { useEffect, useRef, useState } from 'react';
import type { NoticeSources, ShownOffer } from '#site/site.ts';
import { OPEN_SHEET } from '#ui/layers/useOpenSheet.ts';
import { hasUnsavedInput } from '../update/dirtyFields.ts';

/** Tells whether the user is busy. The menu that led to this page may still be closing. */
const isBusy = () => hasUnsavedInput() || document.querySelector(OPEN_SHEET) !== null;

/** Returns the path at which this document was opened. */
function firstPath(): string {
  const [document] = performance.getEntriesByType('navigation');
  return new URL(document?.name ?? location.href).pathname;
}

/**
 * What Camply asks by itself: on a page that somebody has gone to, never on the first screen, and until they go on. `close`
 * takes it from the screen.
 */
export function useOffer(sources: NoticeSources | null): [ShownOffer | null, () => void] {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [found, setFound] = useState<{ offer: ShownOffer; path: string } | null>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (sources === null || (!hasMoved.current && path === firstPath())) return undefined;
    // Coming back to it is no first screen.
    hasMoved.current = true;
    let isWanted = true;
    const look = async () => {
      const offer = await sources.offers.due();
      if (isWanted && offer !== null && !isBusy()) setFound({ offer, path });
    };
    // Where storage fails nothing is offered; the notice of that says so.
    look().catch(logBug);
    return () => {
      isWanted = false;
    };
  }, [sources, path]);
  return [found?.path === path ? found.offer : null, () => setFound(null)];
}
