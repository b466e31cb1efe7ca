import { useState } from 'react';
import type { Camp } from '#domain/camp/camp.ts';
import { logoUrl } from '#domain/camp/logoUrl.ts';

// Of these cards...
const CONSIDERED = 12;
// ...so many logos, a shared one counted once...
const PRELOADED = 4;
// ...and the first of them before everything else.
const HIGH_PRIORITY = 2;

/**
 * Requests the first logos before their cards are drawn; React moves the links to the head. Only for the
 * list as it first appears: later cards request their own just as early.
 */
export function LogoPreloads({ camps }: { camps: readonly Camp[] }) {
  const [first] = useState(camps);
  return logoPreloads(first).map(({ href, priority }) => (
    <link key={href} rel="preload" as="image" href={href} fetchPriority={priority} />
  ));
}

export function logoPreloads(camps: readonly Camp[]) {
  const logos = camps.slice(0, CONSIDERED).flatMap((camp) => logoUrl(camp.logoPath) ?? []);
  return [...new Set(logos)].slice(0, PRELOADED).map((href, index) => ({
    href,
    priority: index < HIGH_PRIORITY ? ('high' as const) : ('auto' as const),
  }));
}
