import { type RefCallback, useCallback } from 'react';

/** Tells footer and toasts how high the notice is (--bars), at any text size; 0 without one. */
export function useBarsHeight(): RefCallback<HTMLElement> {
  return useCallback((place: HTMLElement | null) => {
    if (place === null) return undefined;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() => {
      const { paddingBottom } = getComputedStyle(place);
      const height = place.offsetHeight - Number.parseFloat(paddingBottom);
      style.setProperty('--bars', height > 0 ? `calc(${height}px + 0.6rem)` : '0px');
    });
    measure.observe(place);
    return () => {
      measure.disconnect();
      style.removeProperty('--bars');
    };
  }, []);
}
