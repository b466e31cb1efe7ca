import type { ReactNode } from 'react';
import { AppLink } from '#ui/AppLink.tsx';
import { rememberCard } from './pressedCard.ts';

type CampLinkProps = { campId: string; className?: string | undefined; children: ReactNode };

/** A link to a camp's page, which remembers the list it was followed on and where the camp stood on it. */
export function CampLink({ campId, className, children }: CampLinkProps) {
  return (
    <AppLink
      to="/camps/$campId"
      params={{ campId }}
      state={cameFrom}
      className={className}
      onClick={({ currentTarget }) => rememberCard(currentTarget)}
    >
      {children}
    </AppLink>
  );
}

// Read when the link is followed. Prerendered links are followed by the browser alone.
const cameFrom = () =>
  typeof window === 'undefined' ? {} : { from: window.location.pathname + window.location.search };
