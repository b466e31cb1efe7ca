import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { RowProps } from '#family/family.ts';
import { fromWidth } from '#ui/breakpoints.ts';

const isWide = () => window.matchMedia(fromWidth('laptop')).matches;

/**
 * Which rows are open: on a wide screen those `openWhereWide`, and the one that the address names (/settings#backup),
 * which is brought into view as soon as the rows are there.
 */
export function useOpenRows(
  openWhereWide: readonly string[],
  areThere: boolean,
): (id: string) => RowProps {
  const named = useLocation({ select: ({ hash }) => hash });
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...(isWide() ? openWhereWide : []), named]),
  );
  const [lastNamed, setLastNamed] = useState(named);
  if (named !== lastNamed) {
    setLastNamed(named);
    setOpen(new Set([...open, named]));
  }
  useEffect(() => {
    if (named === '' || !areThere) return;
    document.getElementById(named)?.scrollIntoView({ block: 'start' });
  }, [named, areThere]);
  return (id) => ({
    open: open.has(id),
    onOpenChange: (isOpen) =>
      setOpen((before) => {
        if (before.has(id) === isOpen) return before;
        const next = new Set(before);
        if (isOpen) next.add(id);
        else next.delete(id);
        return next;
      }),
  });
}
