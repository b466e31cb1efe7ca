import { useState } from 'react';
import type { Shown } from '#domain/list/listFacts.ts';
import { logoPreload } from './logoPreload.ts';

/**
 * Asks for the first logos before their cards are drawn (spec 9). React moves the links to the head.
 * Only for the list as it first appears: later the cards ask themselves, just as early.
 */
export function LogoPreloads({ shown }: { shown: readonly Shown[] }) {
  const [first] = useState(shown);
  return logoPreload(first.map(({ camp }) => camp)).map(({ href, priority }) => (
    <link key={href} rel="preload" as="image" href={href} fetchPriority={priority} />
  ));
}
