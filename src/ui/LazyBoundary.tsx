import { Component, Suspense, type ReactNode } from 'react';

type LazyBoundaryProps = {
  children: ReactNode;
  /** Shown until the code is loaded. */
  meanwhile?: ReactNode;
  /** Called when the code could not be loaded; nothing is shown then. */
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

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    const { children, meanwhile = null } = this.props;
    return this.state.failed ? null : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
