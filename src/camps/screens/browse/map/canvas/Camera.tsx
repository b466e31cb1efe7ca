import { LngLatBounds, type Map } from 'maplibre-gl';
import { type RefObject, useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Point } from '#camps/rules/place/distance.ts';
import type { MapCamp } from '#camps/rules/place/mapCamp.ts';
import { animation } from '../../../parts/map/basemap/animation.ts';

// A single camp is shown with its surroundings.
const FIT = { padding: 50, maxZoom: 13, duration: 0 };
// Room for the info window around its pin: half its width, and its height.
const INFO_ROOM_PX = { side: 160, above: 70, below: 270 };

type CameraProps = {
  mapCamps: readonly MapCamp[];
  fit: boolean;
  /** Location of the selected camp. */
  selected: Point | null;
  /** Gets the pin's position on the map as --x and --y. */
  info: RefObject<HTMLElement | null>;
};

/** Brings all camps into view when they change, and the selected one when its info window has no room. */
export function Camera({ mapCamps, fit, selected, info }: CameraProps) {
  const map = useMap().current?.getMap();

  useEffect(() => {
    if (!fit) return;
    const bounds = new LngLatBounds();
    for (const { at } of mapCamps) if (at !== null) bounds.extend([at.longitude, at.latitude]);
    if (!bounds.isEmpty()) map?.fitBounds(bounds, FIT);
  }, [map, mapCamps, fit]);

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

function makeRoom(map: Map, { longitude, latitude }: Point): void {
  const { x, y } = map.project([longitude, latitude]);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const { side, above, below } = INFO_ROOM_PX;
  if (x > side && x < width - side && y > above && y < height - below) return;
  map.easeTo({ center: [longitude, latitude], offset: [0, -height / 5], ...animation() });
}
