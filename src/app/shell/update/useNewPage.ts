import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * A new page starts at its own beginning for the keyboard and for screen readers too: its heading
 * takes the focus and is read out. A link into a page (#) leads where it says.
 */
export function useNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return;
        // A menu that is still closing would take the focus back to its button.
        const menu = document.querySelector('dialog:modal');
        if (menu === null) focusHeading();
        else menu.addEventListener('close', focusHeading, { once: true });
      }),
    [router],
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
