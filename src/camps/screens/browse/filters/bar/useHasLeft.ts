import { type RefObject, useEffect, useState } from 'react';
import { topInset } from '#ui/layout/topInset.ts';

/**
 * Whether the page has scrolled an element away under the header. By a ref, not by a state of the page: that would
 * draw the page a second time while it hydrates, in one piece.
 */
export function useHasLeft(ref: RefObject<Element | null>, isOff: boolean): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isOff || element === null) return undefined;
    const top = topInset();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const { isIntersecting, boundingClientRect } = entry;
        setHasLeft(!isIntersecting && boundingClientRect.bottom <= top);
      },
      { rootMargin: `-${top}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isOff]);
  return hasLeft;
}
