import * as mapLib from 'maplibre-gl';
import type { StyleSpecification } from 'maplibre-gl';
import { Fragment, useRef, useState } from 'react';
import { Map as MapGl, type MapRef } from 'react-map-gl/maplibre';
import {
  allowWorker,
  Basemap,
  mapCopy,
  MapLoading,
  MapSurface,
  useStreetStyle,
  ZoomButtons,
} from '#camps/camps.ts';
import { site } from '#base/site.ts';
import { reviewCopy } from '#providers/words/review.ts';
import type { Point } from '#camps/rules/place/distance.ts';
import { mapArea } from '#camps/rules/place/mapCamp.ts';
import { DraggablePin } from './DraggablePin.tsx';
import styles from './PinMap.module.css';
import { PinPosition } from './PinPosition.tsx';

const EMPTY_STYLE: StyleSpecification = { version: 8, sources: {}, layers: [] };
const ZOOM = 12.5;

type PinMapProps = {
  at: Point;
  onMove: (to: Point) => void;
};

/** One pin that can be moved. MapLibre is heavy: import this file lazily only. */
export function PinMap({ at, onMove }: PinMapProps) {
  const map = useRef<MapRef>(null);
  const pin = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);
  const streets = useStreetStyle(isReady && site.streetMap !== null ? site.streetMap.url : null);

  function move({ x, y }: { x: number; y: number }) {
    const to = map.current?.unproject([x, y]);
    if (to) onMove({ latitude: rounded(to.lat), longitude: rounded(to.lng) });
  }

  return (
    <div className={styles.map} data-state={isReady ? 'ready' : 'loading'}>
      <MapSurface>
        {(colors) => (
          <MapGl
            ref={map}
            mapLib={mapLib}
            workerUrl={allowWorker()}
            mapStyle={streets.style ?? EMPTY_STYLE}
            initialViewState={{ ...at, zoom: ZOOM }}
            minZoom={6.5}
            maxZoom={17}
            maxBounds={[mapArea.west, mapArea.south, mapArea.east, mapArea.north]}
            attributionControl={false}
            // The page scrolls under the wheel; the buttons zoom.
            scrollZoom={false}
            dragRotate={false}
            pitchWithRotate={false}
            touchPitch={false}
            fadeDuration={0}
            locale={{ 'Map.Title': reviewCopy.where.map }}
            onIdle={() => setReady(true)}
            onError={streets.onError}
          >
            <Fragment key={streets.style === null ? 'own' : 'operator'}>
              {streets.style === null && <Basemap colors={colors} />}
            </Fragment>
            <PinPosition at={at} pin={pin} />
          </MapGl>
        )}
      </MapSurface>
      {!isReady && <MapLoading>{mapCopy.loading}</MapLoading>}
      <DraggablePin
        ref={pin}
        label={reviewCopy.where.pin}
        tip={() => map.current?.project([at.longitude, at.latitude]) ?? null}
        onMove={move}
      />
      <ZoomButtons map={map} className={styles.zoom} />
    </div>
  );
}

/** Degrees to about a yard. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
