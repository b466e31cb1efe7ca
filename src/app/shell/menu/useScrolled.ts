import { useEffect, useState } from 'react';

/** The header gets its shadow once the page has scrolled this far, in px. */
const SCROLLED_PX = 10;

/** Reads the position in an animation frame, because each read during hydration would force a layout. */
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
