import type { GeoJSONSource, Map, MapMouseEvent } from 'maplibre-gl';
import { animation } from '../../../parts/map/basemap/animation.ts';
import { SELECTABLE_LAYERS } from './pinLayers.ts';

const FINGER_PX = 12;

/** The pin or cluster at this point of the map, else within a finger's reach of it. */
export function featureNear(map: Map, { x, y }: { x: number; y: number }) {
  // While another style loads they are missing, and querying a missing layer is an error.
  const layers = SELECTABLE_LAYERS.filter((id) => map.getLayer(id) !== undefined);
  const reach: [[number, number], [number, number]] = [
    [x - FINGER_PX, y - FINGER_PX],
    [x + FINGER_PX, y + FINGER_PX],
  ];
  return (
    map.queryRenderedFeatures([x, y], { layers })[0] ??
    map.queryRenderedFeatures(reach, { layers })[0]
  );
}

/** A click on a pin selects its camp, on a cluster opens it, beside both selects none. */
export async function selectFeature(
  { target, point, originalEvent }: Pick<MapMouseEvent, 'target' | 'point' | 'originalEvent'>,
  onSelect: (id: string | null) => void,
): Promise<void> {
  const hit = featureNear(target, point);
  if (hit === undefined || hit.geometry.type !== 'Point') {
    onSelect(null);
    return;
  }
  const clusterId: unknown = hit.properties.cluster_id;
  if (typeof clusterId !== 'number') {
    onSelect(String(hit.properties.id));
    return;
  }
  const [longitude = 0, latitude = 0] = hit.geometry.coordinates;
  // Rejects when new camps have replaced the cluster.
  const zoom = await target
    .getSource<GeoJSONSource>('camps')
    ?.getClusterExpansionZoom(clusterId)
    .catch(() => undefined);
  if (zoom === undefined) return;
  target.easeTo({ center: [longitude, latitude], zoom, ...animation() }, { originalEvent });
}
