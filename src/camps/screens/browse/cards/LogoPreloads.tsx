import { useState } from 'react';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { pictureUrl } from '#camps/rules/camp/logoUrl.ts';

// Of these cards...
const CONSIDERED = 12;
// ...so many logos, a shared one counted once...
const PRELOADED = 4;
// ...and the first of them before everything else.
const HIGH_PRIORITY = 2;

/** The whole list: which camps are considered is decided here. */
type Shown = readonly { camp: Camp }[];

/**
 * Requests the first logos before their cards are drawn. Only for the list as it first appears: later cards
 * request their own just as early.
 */
export function LogoPreloads({ shown }: { shown: Shown }) {
  const [first] = useState(shown);
  return logoPreloads(first).map(({ href, priority }) => (
    <link
      key={href}
      rel="preload"
      as="image"
      href={href}
      fetchPriority={priority}
      onError={logFailure}
    />
  ));
}

// Real listings name logos that no longer exist: worth an info line in the console, not a warning.
// oxlint-disable-next-line no-console -- meant to be read in the console
const logFailure = () => console.info('Some images failed to preload');

export function logoPreloads(shown: Shown) {
  const logos = shown.slice(0, CONSIDERED).flatMap(({ camp }) => pictureUrl(camp) ?? []);
  return [...new Set(logos)].slice(0, PRELOADED).map((href, index) => ({
    href,
    priority: index < HIGH_PRIORITY ? ('high' as const) : ('auto' as const),
  }));
}
