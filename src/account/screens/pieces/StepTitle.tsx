import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The title of a step that has taken the place of what was pressed: it begins at the top of the page, as a new page does,
 * and its title takes the focus, and so is read out.
 */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
