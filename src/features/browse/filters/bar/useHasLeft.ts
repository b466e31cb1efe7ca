import { useEffect, useState } from 'react';

// The header covers this much of the top (--top in tokens.css).
const HEADER_PX = 68;

/** Whether the page has scrolled an element away under the header. */
export function useHasLeft(element: Element | null): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const { isIntersecting, boundingClientRect } = entry;
        setHasLeft(!isIntersecting && boundingClientRect.bottom <= HEADER_PX);
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return hasLeft;
}
