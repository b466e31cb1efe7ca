import { useEffect, useEffectEvent, useState } from 'react';
import type { StreetStyle } from './streetStyle.ts';

/**
 * Opens the operator's street map as soon as there is an address, and again when the network is back. `style` is null
 * while our own basemap is the fallback.
 */
export function useStreetStyle(
  url: string | null,
  onAttribution?: (attribution: string) => void,
): {
  style: StreetStyle['style'] | null;
  /** An error removes it: half a street map misleads more than a simple map. */
  onError: () => void;
} {
  const [streets, setStreets] = useState<StreetStyle | null>(null);
  const show = (opened: StreetStyle | null) => {
    setStreets(opened);
    onAttribution?.(opened?.attribution ?? '');
  };
  const onOpened = useEffectEvent(show);
  useEffect(() => {
    if (url === null) return undefined;
    const unmounted = new AbortController();
    const open = async () => {
      const opened = await openStreets(url).catch(() => null);
      if (!unmounted.signal.aborted) onOpened(opened);
    };
    void open();
    window.addEventListener('online', () => void open(), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [url]);
  return { style: streets?.style ?? null, onError: () => show(null) };
}

async function openStreets(url: string): Promise<StreetStyle> {
  const { openStreetStyle } = await import('./streetStyle.ts');
  return openStreetStyle(url);
}
