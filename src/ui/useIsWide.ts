import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(width >= 60rem)');

/** Whether two columns stand beside each other: a queue and what is chosen of it, a plan and its panels. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const wide = query();
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    },
    () => query().matches,
    () => false,
  );
