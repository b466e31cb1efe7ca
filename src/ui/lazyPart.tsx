import { type ComponentType, lazy, useState } from 'react';
import { renewals } from './chunkError.ts';
import { type Boundary, LazyBoundary } from './LazyBoundary.tsx';

type LazyPart<Props> = ComponentType<Props & { boundary?: Boundary }> & {
  /** Fetches the code before it is shown. Rejects when it does not arrive. */
  load: () => Promise<unknown>;
};

/**
 * A component whose code is fetched when it is first shown, in a boundary of its own; `boundary` configures the
 * fallback, here or where it is used. Unlike React's `lazy`, which remembers a failed fetch forever, it is fetched
 * again when it is shown again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  boundary: Boundary = {},
): LazyPart<Props> {
  let Current: ComponentType<Props>;
  const load = async () => (Current = await fetchPart());
  function wait(hasFailed: boolean): void {
    Current = lazy<ComponentType<Props>>(async () => {
      if (hasFailed) fetchMissingStyles();
      try {
        return { default: await load() };
      } catch (error) {
        renewals.add(() => wait(true));
        throw error;
      }
    });
  }
  wait(false);

  function Part(props: Props) {
    // React draws what it has waited for 300 ms later at the soonest, even when it is here by now.
    const [Shown] = useState(() => Current);
    return <Shown {...props} />;
  }
  const InBoundary = (props: Props & { boundary?: Boundary }) => (
    <LazyBoundary {...boundary} {...props.boundary}>
      <Part {...props} />
    </LazyBoundary>
  );
  return Object.assign(InBoundary, { load });
}

/** Vite requests a style sheet once per page, even if it did not arrive. */
function fetchMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!hasArrived(link)) link.replaceWith(link.cloneNode());
  }
}

function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules ?? null) !== null;
  } catch {
    // How Chromium shows one that failed.
    return false;
  }
}
