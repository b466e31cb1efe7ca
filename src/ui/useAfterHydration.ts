import { useHydrated } from '@tanstack/react-router';
import { useDeferredValue } from 'react';

/**
 * Returns true once the page is hydrated, for parts that only the device can fill. With useHydrated alone React renders
 * all such parts at once (50 to 80 ms on a slow phone); deferred, it renders them in small steps.
 */
export const useAfterHydration = (): boolean => useDeferredValue(useHydrated());
