import type { ReactNode } from 'react';
import { installCopy } from '#family/family.ts';
import { useInstall } from '#base/install/useInstall.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';

type InstallEntryProps = {
  /** Closes the menu. */
  onFollow: () => void;
  children: (entry: { name: string; hint: string }) => ReactNode;
};

/** An entry of a menu, only where installing can work. */
export const InstallEntry = (props: InstallEntryProps) => (
  <LazyBoundary optional>
    <Entry {...props} />
  </LazyBoundary>
);

function Entry({ onFollow, children }: InstallEntryProps) {
  const { way, install } = useInstall();
  if (way === 'none') return null;
  return (
    <li>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // A drop-down goes with this button: the keyboard goes on where it was opened.
          currentTarget.closest('li:has([aria-expanded])')?.querySelector('button')?.focus();
          onFollow();
          install.open();
        }}
      >
        {children(way === 'inApp' ? installCopy.inAppEntry : installCopy.entry)}
      </button>
    </li>
  );
}
