import { useEffect, useEffectEvent, useState } from 'react';
import type { StreetBasemap, StreetSource } from './streetBasemap.ts';

/** missing: the operator's streets could not be had, and our own basemap is shown instead. */
export type StreetsStatus = { status: 'shown'; attribution: string } | { status: 'missing' };

/** Opens the operator's street map, and tries again when the network is back. */
export function useStreetBasemap(
  source: StreetSource | null,
  onStatus: (status: StreetsStatus) => void,
): {
  status: StreetsStatus['status'] | 'none';
  style: StreetBasemap['style'];
  /** The first error removes them: half a street map misleads more than a simple map. */
  onError: () => void;
} {
  const [streets, setStreets] = useState<StreetBasemap | 'missing' | null>(null);
  const show = useEffectEvent((opened: StreetBasemap | null) => {
    setStreets(opened ?? 'missing');
    onStatus(
      opened === null
        ? { status: 'missing' }
        : { status: 'shown', attribution: opened.attribution },
    );
  });
  useEffect(() => {
    if (source === null) return undefined;
    let isCurrent = true;
    const open = async () => {
      const opened = await openStreets(source).catch(() => null);
      if (isCurrent) show(opened);
    };
    const retry = () => void open();
    retry();
    window.addEventListener('online', retry);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', retry);
    };
  }, [source]);
  const opened = streets === 'missing' ? null : streets;
  return {
    status: streets === null || streets === 'missing' ? (streets ?? 'none') : 'shown',
    style: opened?.style ?? null,
    onError() {
      if (opened === null) return;
      setStreets('missing');
      onStatus({ status: 'missing' });
    },
  };
}

async function openStreets(source: StreetSource): Promise<StreetBasemap> {
  if (source.kind === 'tiles') {
    const { openStreetTiles } = await import('./streetTiles.ts');
    return openStreetTiles(source.read);
  }
  const { openStreetStyle } = await import('./streetStyle.ts');
  return openStreetStyle(source.url);
}
