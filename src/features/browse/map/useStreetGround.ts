import { useEffect, useEffectEvent, useState } from 'react';
import type { CampMap } from './CampMap.ts';
import type { Ground, Streets } from './ground.ts';

/** shown: the operator's streets are drawn. missing: they could not be had, and the land that ships is. */
export type StreetsShown = { status: 'shown'; credits: string } | { status: 'missing' };

/** Lays the operator's streets under the camps, and tries again when there is a network again. */
export function useStreetGround(
  map: CampMap | null,
  streets: Streets | null,
  onShown: (shown: StreetsShown) => void,
): { status: StreetsShown['status'] | 'none'; onGroundLost: () => void } {
  const [status, setStatus] = useState<StreetsShown['status'] | 'none'>('none');
  const tell = useEffectEvent((shown: StreetsShown) => {
    setStatus(shown.status);
    onShown(shown);
  });
  useEffect(() => {
    if (map === null || streets === null) return undefined;
    let isWanted = true;
    const lay = async () => {
      const ground = await openGround(streets).catch(() => null);
      if (!isWanted) return;
      map.setGround(ground);
      tell(ground === null ? { status: 'missing' } : { status: 'shown', credits: ground.credits });
    };
    const again = () => void lay();
    again();
    window.addEventListener('online', again);
    return () => {
      isWanted = false;
      window.removeEventListener('online', again);
    };
  }, [map, streets]);
  const onGroundLost = () => {
    setStatus('missing');
    onShown({ status: 'missing' });
  };
  return { status, onGroundLost };
}

async function openGround(streets: Streets): Promise<Ground> {
  if (streets.kind === 'tiles') {
    const { openStreetTiles } = await import('./streetTiles.ts');
    return openStreetTiles(streets.read);
  }
  const { openStreetStyle } = await import('./streetStyle.ts');
  return openStreetStyle(streets.url);
}
