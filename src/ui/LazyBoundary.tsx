import { Component, Suspense, type ReactNode } from 'react';

type LateProps = {
  children: ReactNode;
  /** Stands until the code is here. */
  meanwhile?: ReactNode;
  /** For whoever must know; the part just stays away. */
  onFail?: () => void;
};

/**
 * Holds a part whose code is fetched when it is first opened. When the fetch fails (no signal and
 * not kept yet) only this part stays closed; without the boundary the whole page would go.
 */
export class LazyBoundary extends Component<LateProps, { failed: boolean }> {
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
