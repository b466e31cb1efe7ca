import { useEffect, useState } from 'react';
import { useApp } from '#base/useApp.ts';
import type { NoticeSources } from './openNotices.ts';

/** Returns null until its code is loaded. If it fails to load, notices without storage still show. */
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
