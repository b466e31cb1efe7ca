import type { ComponentType, ReactNode } from 'react';

/** Decides whether its children may show; a page gets it from its route, since it belongs to another feature. */
export type Guard = ComponentType<{
  children: ReactNode;
  /** Shown until that is known. */
  fallback: ReactNode;
  /** The heading of a page whose children contain it, shown above their replacement. */
  heading?: string | undefined;
}>;
