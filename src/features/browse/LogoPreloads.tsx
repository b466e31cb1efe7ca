import type { Shown } from '#domain/browse.ts';
import { logoPreload } from './logoPreload.ts';

/** Asks for the first logos before their cards are drawn (spec 9). React moves the links to the head. */
export function LogoPreloads({ shown }: { shown: readonly Shown[] }) {
  return logoPreload(shown.map(({ camp }) => camp)).map(({ href, priority }) => (
    <link key={href} rel="preload" as="image" href={href} fetchPriority={priority} />
  ));
}
