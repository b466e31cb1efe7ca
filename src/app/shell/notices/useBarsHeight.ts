import { type RefCallback, useCallback } from 'react';

/** Tells what else stands at the bottom edge how much of it the notice takes (--bars), at any text size; 0 without one. */
export function useBarsHeight(): RefCallback<HTMLElement> {
  return useCallback((place: HTMLElement | null) => {
    if (place === null) return undefined;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() => {
      const { offsetHeight } = place;
      style.setProperty('--bars', offsetHeight > 0 ? `calc(${offsetHeight}px + 0.6rem)` : '0px');
    });
    measure.observe(place);
    return () => {
      measure.disconnect();
      style.removeProperty('--bars');
    };
  }, []);
}
