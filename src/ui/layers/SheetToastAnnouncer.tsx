import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { Toast } from './toasts.ts';

/** A live region says what comes into it, not what it comes with. */
const AFTER_MS = 100;

/** Radix says toasts outside of an open sheet, where screen readers hear nothing. Here the newest one is said. */
export function SheetToastAnnouncer({ toasts }: { toasts: readonly Toast[] }) {
  const newest = toasts.at(-1);
  const words = newest ? `${newest.title}. ${newest.description ?? ''}` : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, AFTER_MS, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <VisuallyHidden>
      <span aria-live={newest?.tone === 'danger' ? 'assertive' : 'polite'}>{said}</span>
    </VisuallyHidden>
  );
}
