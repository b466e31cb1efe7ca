import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const renewals = new Set<() => void>();

/**
 * A component whose code is fetched when it is first shown, inside a LazyBoundary. Unlike React's `lazy`,
 * which remembers a failed fetch for good, it is fetched again when it is shown again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const begin = (hasFailed: boolean): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      if (hasFailed) fetchMissingStyles();
      try {
        return await load();
      } catch (error) {
        renewals.add(() => {
          Part = begin(true);
        });
        throw error;
      }
    });
  let Part = begin(false);
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}

/** Call when a failed part has left the page: before that React would fetch it again without end. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/** Vite asks for a style sheet once per page, arrived or not. */
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
