import { type RefObject, useCallback, useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { animation } from '#camps/camps.ts';
import type { Point } from '#camps/rules/place/distance.ts';

// In pixels: nearer to the edge of the map the pin is brought back to the middle.
const EDGE = 40;

type PinPositionProps = { at: Point; pin: RefObject<HTMLElement | null> };

/** Positions the pin on the map by --x and --y, and moves it into view. A child of the map. */
export function PinPosition({ at, pin }: PinPositionProps) {
  const map = useMap().current?.getMap();
  const { latitude, longitude } = at;
  const place = useCallback(() => {
    if (map === undefined) return;
    const { x, y } = map.project([longitude, latitude]);
    pin.current?.style.setProperty('--x', `${x}px`);
    pin.current?.style.setProperty('--y', `${y}px`);
  }, [map, pin, longitude, latitude]);
  useEffect(() => {
    if (map === undefined) return undefined;
    place();
    map.on('move', place);
    map.on('resize', place);
    const { x, y } = map.project([longitude, latitude]);
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    if (x < EDGE || x > width - EDGE || y < EDGE || y > height - EDGE) {
      map.easeTo({ center: [longitude, latitude], ...animation() });
    }
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, place, longitude, latitude]);
  return null;
}
