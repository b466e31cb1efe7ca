import { Component, Suspense, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { isChunkError, renewals } from './chunkError.ts';
import styles from './LazyBoundary.module.css';
import { toast } from './layers/toasts.ts';

/** What shows in the place of a part that is not here. */
export type Boundary = {
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
  /** The text beside "Try again" after a failed load; a general sentence by default. */
  missing?: string;
  /** The heading of a page whose lazy part contains it. */
  heading?: string | undefined;
  /** Shown in the place of both. */
  errorFallback?: ReactNode;
  /** Closes the part that the user opened and that could not be loaded; a toast reports it. */
  onFail?: () => void;
  /** The page is complete without this part: a failed load shows nothing. `drawing`: nor does an error. */
  optional?: boolean | 'drawing';
};

type Thrown = { thrown: { error: unknown } | null };

const noSignal = 'This part didn’t load. Check your connection and try again.';
const noStorage =
  'This browser isn’t keeping anything for Camply: a private window, blocked or full storage does that. Camps, filters and the map still work.';

/** Compares the name, because the code that throws it loads later (base/storage/StorageError.ts). */
const isStorageError = (error: unknown) => error instanceof Error && error.name === 'StorageError';

/**
 * Wraps each `lazyPart`, and each part whose hook fetches code. When the fetch fails (no signal and not cached yet)
 * only this part is missing, and is fetched again by a press, or when the network is back. Blocked storage is shown
 * here, too. Any other error is a bug: it goes on to the error page of the route. Firefox remembers a failed script as
 * long as the page lives: there the press reloads the page (shell/update/swBridge.ts).
 */
export class LazyBoundary extends Component<Boundary & { children: ReactNode }, Thrown> {
  override state: Thrown = { thrown: null };

  static getDerivedStateFromError(error: unknown): Thrown {
    return { thrown: { error } };
  }

  readonly retry = () => this.setState({ thrown: null });

  override componentDidCatch(error: unknown): void {
    const isMissing = isChunkError(error);
    if (!isMissing && !isStorageError(error)) return;
    for (const renew of renewals) renew();
    renewals.clear();
    const { onFail } = this.props;
    if (!onFail) return window.addEventListener('online', this.retry, { once: true });
    const description = isMissing ? noSignal : noStorage;
    toast({ title: 'That didn’t load', description, tone: 'danger' });
    onFail();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
  }

  override render(): ReactNode {
    const { children, fallback, missing, heading, errorFallback, onFail, optional } = this.props;
    const { thrown } = this.state;
    if (!thrown) return <Suspense fallback={fallback}>{children}</Suspense>;
    const { error } = thrown;
    const isNotKept = isStorageError(error);
    if (optional !== 'drawing' && !isChunkError(error) && !isNotKept) throw error;
    if (errorFallback ?? onFail ?? optional) return errorFallback;
    return (
      <>
        {heading !== undefined && <h1>{heading}</h1>}
        <div className={styles.missing} role="alert">
          <p>{isNotKept ? noStorage : (missing ?? noSignal)}</p>
          <Button variant="line" size="small" onClick={this.retry}>
            Try again
          </Button>
        </div>
      </>
    );
  }
}
