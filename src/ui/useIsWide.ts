import { useSyncExternalStore } from 'react';
import { fromWidth } from './breakpoints.ts';

const query = () => matchMedia(fromWidth('laptop'));

/** Whether two columns are side by side: a queue and its selected item, a plan and its panels. */
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
