import { useEffect, useState } from 'react';
import { useApp } from '#base/useApp.ts';
import type { NoticeSources } from './openNotices.ts';

/** Null until its code is here. When it does not arrive, what needs no storage is said all the same. */
export function useNoticeSources(): NoticeSources | null {
  const app = useApp();
  const [sources, setSources] = useState<NoticeSources | null>(null);
  useEffect(() => {
    let isWanted = true;
    app.notices().then(
      (loaded) => isWanted && setSources(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [app]);
  return sources;
}
