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
  // Undefined until the first one is opened, null when it could not be.
  const [streets, setStreets] = useState<StreetBasemap | null>();
  const show = useEffectEvent((opened: StreetBasemap | null) => {
    setStreets(opened);
    onStatus(opened ? { status: 'shown', attribution: opened.attribution } : { status: 'missing' });
  });
  useEffect(() => {
    if (source === null) return undefined;
    const unmounted = new AbortController();
    const open = async () => {
      const opened = await openStreets(source).catch(() => null);
      if (!unmounted.signal.aborted) show(opened);
    };
    void open();
    window.addEventListener('online', () => void open(), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [source]);
  return {
    status: streets === undefined ? 'none' : streets ? 'shown' : 'missing',
    style: streets?.style ?? null,
    onError() {
      if (!streets) return;
      setStreets(null);
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
