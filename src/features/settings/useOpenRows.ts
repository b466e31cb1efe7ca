import { useEffect, useState } from 'react';
import type { RowProps } from './SettingsRow.tsx';

const isWide = () => window.matchMedia('(width >= 60rem)').matches;
const named = () => window.location.hash.slice(1);

/** Which rows are open: on a wide screen those `openWhereWide`, and the one that the address names (/settings#backup). */
export function useOpenRows(openWhereWide: readonly string[]): (id: string) => RowProps {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...(isWide() ? openWhereWide : []), named()]),
  );
  useEffect(() => {
    const show = () => {
      const id = named();
      if (id === '') return;
      setOpen((before) => new Set([...before, id]));
      document.getElementById(id)?.scrollIntoView({ block: 'start' });
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);
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
