import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a step that has taken the place of what was pressed: it takes the focus, too, and so is read out. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
