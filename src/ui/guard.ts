import type { ComponentType, ReactNode } from 'react';

/** Decides whether its children may show; a page gets it from its route, since it belongs to another feature. */
export type Guard = ComponentType<{
  children: ReactNode;
  /** Until that is known. */
  fallback: ReactNode;
  /** Of a page whose children bring the heading: shown above what takes their place. */
  heading?: string | undefined;
}>;
