import * as mapLib from 'maplibre-gl';
import type { StyleSpecification } from 'maplibre-gl';
import { Fragment, type Ref, type RefObject, useRef, useState } from 'react';
import { Map as MapGl, type MapRef } from 'react-map-gl/maplibre';
import type { Area } from '#camps/rules/place/area.ts';
import { mapArea, type MapCamp } from '#camps/rules/place/mapCamp.ts';
import { allowWorker } from '../../../parts/map/basemap/allowWorker.ts';
import { Basemap } from '../../../parts/map/basemap/Basemap.tsx';
import { animation } from '../../../parts/map/basemap/animation.ts';
import { Camera } from './Camera.tsx';
import { CampLayers } from './CampLayers.tsx';
import { featureNear, selectFeature } from './selectFeature.ts';
import type { MapColors } from '../../../parts/map/basemap/useMapColors.ts';
import type { useStreetStyle } from '../../../parts/map/basemap/useStreetStyle.ts';

const EMPTY_STYLE: StyleSpecification = { version: 8, sources: {}, layers: [] };
const START = { longitude: -84.388, latitude: 33.749, zoom: 10 };
const OWN_SOURCES = new Set(['basemap', 'camps', 'selected']);

type CampMapProps = {
  ref: Ref<MapRef>;
  info: RefObject<HTMLElement | null>;
  colors: MapColors;
  mapCamps: readonly MapCamp[];
  selectedId: string | null;
  fit: boolean;
  streets: ReturnType<typeof useStreetStyle>;
  /** The first complete picture is drawn. */
  onReady: () => void;
  onSelect: (id: string | null) => void;
  /** The visitor moved the map, which now shows this area. */
  onMove: (area: Area) => void;
  /** MapLibre could not start, or a part of the map did not come. */
  onProblem: () => void;
  /** The graphics card took the picture away (true) or gave it back (false). */
  onStopped: (isStopped: boolean) => void;
};

/** Camps in, clicks out, by react-map-gl. */
export function CampMap({
  ref,
  info,
  colors,
  mapCamps,
  selectedId,
  fit,
  streets,
  ...on
}: CampMapProps) {
  const selected = mapCamps.find(({ camp }) => camp.id === selectedId)?.at ?? null;
  const [cursor, setCursor] = useState('');
  const isMovedByVisitor = useRef(false);
  return (
    <MapGl
      ref={ref}
      mapLib={mapLib}
      workerUrl={allowWorker()}
      mapStyle={streets.style ?? EMPTY_STYLE}
      initialViewState={START}
      minZoom={6.5}
      maxZoom={16}
      maxBounds={[mapArea.west, mapArea.south, mapArea.east, mapArea.north]}
      // The list names the sources; MapLibre's control needs markup as text, which our policy refuses.
      attributionControl={false}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={animation().duration === 0 ? 0 : 300}
      locale={{ 'Map.Title': 'Map of camps' }}
      cursor={cursor}
      onLoad={({ target }) => {
        target.touchZoomRotate.disableRotation();
        target.keyboard.disableRotation();
        target.on('webglcontextlost', () => on.onStopped(true));
        target.on('webglcontextrestored', () => on.onStopped(false));
      }}
      onIdle={({ target }) => {
        // The empty style is idle, too: wait for the layer that is added last.
        if (target.getLayer('selected') !== undefined) on.onReady();
      }}
      onClick={(event) => void selectFeature(event, on.onSelect)}
      onMouseMove={({ target, point }) =>
        setCursor(featureNear(target, point) === undefined ? '' : 'pointer')
      }
      onMoveStart={({ originalEvent }) => {
        if (originalEvent !== undefined) isMovedByVisitor.current = true;
      }}
      // A wheel's last events do not name it.
      onWheel={() => {
        isMovedByVisitor.current = true;
      }}
      onMoveEnd={({ target }) => {
        const [[west, south], [east, north]] = target.getBounds().toArray();
        if (isMovedByVisitor.current) on.onMove({ west, south, east, north });
        isMovedByVisitor.current = false;
      }}
      onError={(event) => {
        const source = 'sourceId' in event ? String(event.sourceId) : null;
        if (source === null || OWN_SOURCES.has(source)) on.onProblem();
        else streets.onError();
      }}
    >
      {/* Another style drops all layers: remounting adds them in the order they have here. */}
      <Fragment key={streets.style === null ? 'own' : 'operator'}>
        {streets.style === null && <Basemap colors={colors} />}
        <CampLayers mapCamps={mapCamps} selectedId={selectedId} colors={colors} />
      </Fragment>
      <Camera mapCamps={mapCamps} fit={fit} selected={selected} info={info} />
    </MapGl>
  );
}
