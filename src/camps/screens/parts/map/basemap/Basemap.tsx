import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import basemapUrl from './basemap.geojson?url';
import { basemapLayers, replacedByStreets } from './basemapLayers.ts';
import type { MapColors } from './useMapColors.ts';
import { streetLayers } from './streetLayers.ts';

const DATA_URL = new URL(basemapUrl, document.baseURI).href;

type BasemapProps = {
  colors: MapColors;
  hasStreets: boolean;
  /** The layer that streets stay below, where there is one. */
  streetsBelow?: string;
};

/** The map that ships with the app, and over it the operator's streets where they come as PMTiles. */
export function Basemap({ colors, hasStreets, streetsBelow }: BasemapProps) {
  const own = useMemo(() => basemapLayers(colors), [colors]);
  const streets = useMemo(() => streetLayers(colors), [colors]);
  return (
    <>
      <Layer id="background" type="background" paint={{ 'background-color': colors.land }} />
      <Source id="basemap" type="geojson" data={DATA_URL} tolerance={0.2}>
        {own.map((layer) => {
          // Hidden, not removed: a layer that comes back would be drawn above its neighbors.
          const isHidden = hasStreets && replacedByStreets.includes(layer.id);
          const visibility = isHidden ? 'none' : 'visible';
          return <Layer key={layer.id} {...layer} layout={{ ...layer.layout, visibility }} />;
        })}
      </Source>
      {hasStreets && (
        <Source id="streets" type="vector" url="pmtiles://streets">
          {streets.map((layer) => (
            <Layer
              key={layer.id}
              {...layer}
              {...(streetsBelow !== undefined && { beforeId: streetsBelow })}
            />
          ))}
        </Source>
      )}
    </>
  );
}
