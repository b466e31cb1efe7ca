import type { Map } from 'maplibre-gl';
import { type RefObject, useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Area } from '#domain/place/area.ts';
import type { MapPoint } from './campPoints.ts';

const FIT_PADDING_PX = 50;
// A single camp is shown with its surroundings.
const MAX_FIT_ZOOM = 13;
// Room for the info window around its pin: half its width, and its height.
const INFO_ROOM_PX = { side: 160, above: 70, below: 270 };

type CameraProps = {
  points: readonly MapPoint[];
  fit: boolean;
  selected: MapPoint | null;
  /** Gets the pin's position on the map as --x and --y. */
  info: RefObject<HTMLElement | null>;
};

/** Brings all camps into view when they change, and the selected one when there is no room for its window. */
export function Camera({ points, fit, selected, info }: CameraProps) {
  const map = useMap().current?.getMap();

  useEffect(() => {
    if (map !== undefined && fit) fitAll(map, points);
  }, [map, points, fit]);

  useEffect(() => {
    if (map === undefined || selected === null) return undefined;
    const place = () => {
      const { x, y } = map.project([selected.longitude, selected.latitude]);
      info.current?.style.setProperty('--x', `${x}px`);
      info.current?.style.setProperty('--y', `${y}px`);
    };
    place();
    makeRoom(map, selected);
    map.on('move', place);
    return () => {
      map.off('move', place);
    };
  }, [map, selected, info]);

  return null;
}

/** How camera movements are animated; milliseconds. */
export const animation = () => ({
  duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400,
});

export function visibleArea(map: Map): Area {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

function fitAll(map: Map, points: readonly MapPoint[]): void {
  if (points.length === 0) return;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  map.fitBounds(
    [
      Math.min(...longitudes),
      Math.min(...latitudes),
      Math.max(...longitudes),
      Math.max(...latitudes),
    ],
    { padding: FIT_PADDING_PX, maxZoom: MAX_FIT_ZOOM, duration: 0 },
  );
}

function makeRoom(map: Map, { longitude, latitude }: MapPoint): void {
  const { x, y } = map.project([longitude, latitude]);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const { side, above, below } = INFO_ROOM_PX;
  if (x > side && x < width - side && y > above && y < height - below) return;
  map.easeTo({ center: [longitude, latitude], offset: [0, -height / 5], ...animation() });
}
