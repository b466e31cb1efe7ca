import { useEffect, useState } from 'react';

/** The header gets its shadow once the page has scrolled this far, in px. */
const SCROLLED_PX = 10;

/** Asked in a frame, whose layout is made anyway: while a page hydrates each look would make one of its own. */
export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLLED_PX);
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isScrolled;
}
