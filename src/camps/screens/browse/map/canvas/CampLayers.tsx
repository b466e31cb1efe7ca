import { useEffect, useMemo } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/maplibre';
import type { MapCamp } from '#camps/rules/place/mapCamp.ts';
import { campFeatures } from './campFeatures.ts';
import { drawPin, PIN_PIXEL_RATIO } from './drawPin.ts';
import { isPinImage, PIN_IMAGES, pinLayers, selectedLayer } from './pinLayers.ts';
import type { MapColors } from '../../../parts/map/basemap/useMapColors.ts';

type CampLayersProps = {
  mapCamps: readonly MapCamp[];
  selectedId: string | null;
  colors: MapColors;
};

/** Every camp as a pin or in a cluster, and the selected one larger and above them all. */
export function CampLayers({ mapCamps, selectedId, colors }: CampLayersProps) {
  usePinImages(colors);
  const camps = useMemo(() => campFeatures(mapCamps), [mapCamps]);
  const selected = useMemo(
    () => campFeatures(mapCamps.filter(({ camp }) => camp.id === selectedId)),
    [mapCamps, selectedId],
  );
  const layers = useMemo(() => pinLayers(colors), [colors]);
  return (
    <>
      <Source
        id="camps"
        type="geojson"
        data={camps}
        cluster
        clusterRadius={46}
        clusterMaxZoom={15}
        clusterProperties={{ featured: ['+', ['get', 'featured']] }}
      >
        {layers.map((layer) => (
          <Layer key={layer.id} {...layer} />
        ))}
      </Source>
      <Source id="selected" type="geojson" data={selected}>
        <Layer {...selectedLayer} />
      </Source>
    </>
  );
}

/** Draws the pins when MapLibre first requests them, and again when the theme changes. */
function usePinImages(colors: MapColors): void {
  const map = useMap().current;
  useEffect(() => {
    map?.setMissingStyleImageResolver((id) => {
      if (isPinImage(id)) map.addImage(id, drawPin(id, colors), { pixelRatio: PIN_PIXEL_RATIO });
    });
    for (const id of Object.values(PIN_IMAGES)) {
      if (map?.hasImage(id)) map.updateImage(id, drawPin(id, colors));
    }
  }, [map, colors]);
}
