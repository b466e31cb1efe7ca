import { Component, Suspense, type ReactNode } from 'react';
import { isChunkError } from './chunkError.ts';
import { renewFailedParts } from './lazyPart.tsx';
import { toast } from './layers/toasts.ts';

type LazyBoundaryProps = {
  children: ReactNode;
  /** Shown until the code is loaded. */
  meanwhile?: ReactNode;
  /** Shown when it could not be loaded; nothing when missing. */
  instead?: ReactNode;
  /** Closes what somebody has opened, which could not be loaded; a toast says so. */
  onFail?: () => void;
};

/**
 * Around a part whose code is fetched when it is first opened. When the fetch fails (no signal and
 * not cached yet) only this part is missing; without the boundary the whole page would fail.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    renewFailedParts();
    if (this.props.onFail === undefined) return;
    if (isChunkError(error)) {
      toast({
        title: 'That didn’t load',
        description: 'We couldn’t load it just now. Check your signal and try again.',
        tone: 'danger',
      });
    }
    this.props.onFail();
  }

  override render(): ReactNode {
    const { children, meanwhile = null, instead = null } = this.props;
    return this.state.failed ? instead : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
