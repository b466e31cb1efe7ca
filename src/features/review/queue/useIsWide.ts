import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(width >= 60rem)');

/** Whether queue and listing stand beside each other. */
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
