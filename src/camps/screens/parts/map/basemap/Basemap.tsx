import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import basemapUrl from './basemap.geojson?url';
import { basemapLayers } from './basemapLayers.ts';
import type { MapColors } from './useMapColors.ts';

const DATA_URL = new URL(basemapUrl, document.baseURI).href;

/** The map that ships with the app. */
export function Basemap({ colors }: { colors: MapColors }) {
  const layers = useMemo(() => basemapLayers(colors), [colors]);
  return (
    <>
      <Layer id="background" type="background" paint={{ 'background-color': colors.land }} />
      <Source id="basemap" type="geojson" data={DATA_URL} tolerance={0.2}>
        {layers.map((layer) => (
          <Layer key={layer.id} {...layer} />
        ))}
      </Source>
    </>
  );
}
