import { type ReactNode, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Area } from '#camps/rules/place/area.ts';
import type { MapCamp } from '#camps/rules/place/mapCamp.ts';
import { site } from '#base/site.ts';
import { mapCopy } from '#camps/words/map.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { MapLoading } from '../../../parts/map/MapLoading.tsx';
import { CampMap } from './CampMap.tsx';
import styles from './MapCanvas.module.css';
import { MapSurface } from '../../../parts/map/basemap/MapSurface.tsx';
import { useStreetStyle } from '../../../parts/map/basemap/useStreetStyle.ts';
import { ZoomButtons } from '../../../parts/map/basemap/ZoomButtons.tsx';

type MapCanvasProps = {
  mapCamps: readonly MapCamp[];
  selectedId: string | null;
  /** Whether new camps are brought into view; not while one area is searched. */
  fit: boolean;
  /** Reports the attribution of the operator's street map; '' when it is hidden. */
  onAttribution: (attribution: string) => void;
  onSelect: (id: string | null) => void;
  onMove: (area: Area) => void;
  /** Mounts a new map: this one cannot go on. */
  onRetry: () => void;
  /** The window about the selected camp; hangs from its pin. */
  children: ReactNode;
};

/** The map and its buttons. MapLibre is by far the heaviest code of the app: import this file lazily only. */
export function MapCanvas(props: MapCanvasProps) {
  const { mapCamps, selectedId, fit, children } = props;
  const map = useRef<MapRef>(null);
  const info = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [hasProblem, setProblem] = useState(false);
  // Opened after our own basemap is drawn, so that slow streets delay nothing.
  const streets = useStreetStyle(
    isReady && site.streetMap !== null ? site.streetMap.url : null,
    props.onAttribution,
  );
  const isLocated = mapCamps.some(({ camp, at }) => camp.id === selectedId && at !== null);
  const state = isReady ? 'ready' : hasProblem ? 'failed' : 'loading';

  return (
    <div className="absolute fill clip" data-state={state}>
      <MapSurface>
        {(colors) => (
          <CampMap
            ref={map}
            info={info}
            colors={colors}
            mapCamps={mapCamps}
            selectedId={selectedId}
            fit={fit}
            streets={streets}
            onReady={() => setReady(true)}
            onSelect={props.onSelect}
            onMove={props.onMove}
            onProblem={() => setProblem(true)}
            onStopped={setStopped}
          />
        )}
      </MapSurface>
      {state === 'loading' && <MapLoading>{mapCopy.loading}</MapLoading>}
      {(hasProblem || isStopped) && (
        <Alert
          tone={isReady ? 'warn' : 'danger'}
          title={isStopped ? mapCopy.stopped : isReady ? mapCopy.partMissing : mapCopy.noMap}
          action={
            <Button variant="line" size="small" onClick={props.onRetry}>
              {mapCopy.retry}
            </Button>
          }
          className={styles.alert}
        >
          <p>{isStopped ? mapCopy.stoppedDetail : mapCopy.problemDetail}</p>
        </Alert>
      )}
      <ZoomButtons map={map} className={styles.zoom} />
      <div ref={info} className={classes(styles.info, !isLocated && styles.unplaced)}>
        {children}
      </div>
    </div>
  );
}
