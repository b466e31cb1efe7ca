import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * An empty box in the prerendered page. Into it the service worker writes the cards of the last visit
 * (sw/seenCards.ts), so that a cold start shows camps with its first paint, long before the scripts
 * run. Nothing in it can be pressed: the living cards are about to take its place.
 */
export function SeenCards({ className }: { className: string | undefined }) {
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  // Empty text stands for "as it is" and is never written (as in blog/PostBody.tsx).
  return (
    isPrerendered && (
      <div
        data-seen=""
        inert
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  );
}
