import type { ReactNode } from 'react';

/** Text for screen readers. A class, not Radix's style attribute, which our CSP would refuse. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="unseen nowrap">{children}</span>;
}
