import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Area } from '#domain/place/area.ts';
import type { MapCamp } from '#domain/place/mapCamp.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { MapLoading } from '../MapLoading.tsx';
import { animation } from './Camera.tsx';
import { CampMap } from './CampMap.tsx';
import { toPoint } from './campPoints.ts';
import styles from './MapCanvas.module.css';
import type { StreetSource } from './streetBasemap.ts';
import { useMapColors } from './useMapColors.ts';
import { type StreetsStatus, useStreetBasemap } from './useStreetBasemap.ts';

type MapCanvasProps = {
  mapCamps: readonly MapCamp[];
  selectedId: string | null;
  /** Whether new camps are brought into view; not while one area is searched. */
  fit: boolean;
  /** The operator's street map, null without one. */
  streets: StreetSource | null;
  onStreets: (status: StreetsStatus) => void;
  onSelect: (id: string | null) => void;
  onMove: (area: Area) => void;
  /** Mounts a new map: this one cannot go on. */
  onRetry: () => void;
  copy: Record<
    'loading' | 'noMap' | 'partMissing' | 'problemDetail' | 'stopped' | 'stoppedDetail' | 'retry',
    string
  >;
  /** The window about the selected camp; hangs from its pin. */
  children: ReactNode;
};

/** The map and its buttons. MapLibre is by far the heaviest code of the app: import this file lazily only. */
export default function MapCanvas(props: MapCanvasProps) {
  const { mapCamps, selectedId, fit, copy, children } = props;
  const map = useRef<MapRef>(null);
  const info = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const colors = useMapColors(element);
  const [isReady, setReady] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [hasProblem, setProblem] = useState(false);
  // Opened after our own basemap is drawn: nobody waits for slow streets.
  const streets = useStreetBasemap(isReady ? props.streets : null, props.onStreets);
  const points = useMemo(() => mapCamps.flatMap(toPoint), [mapCamps]);
  const selected = points.find(({ id }) => id === selectedId) ?? null;
  const state = isReady ? 'ready' : hasProblem ? 'failed' : 'loading';

  return (
    <div className={styles.map} data-state={state} data-streets={streets.status}>
      <div ref={setElement} className={styles.canvas}>
        {colors !== null && (
          <CampMap
            ref={map}
            info={info}
            colors={colors}
            points={points}
            selected={selected}
            fit={fit}
            streets={streets}
            onReady={() => setReady(true)}
            onSelect={props.onSelect}
            onMove={props.onMove}
            onProblem={() => setProblem(true)}
            onStopped={setStopped}
          />
        )}
      </div>
      {state === 'loading' && <MapLoading text={copy.loading} />}
      {(hasProblem || isStopped) && (
        <Alert
          tone={isReady ? 'warn' : 'danger'}
          title={isStopped ? copy.stopped : isReady ? copy.partMissing : copy.noMap}
          action={
            <Button variant="line" size="small" onClick={props.onRetry}>
              {copy.retry}
            </Button>
          }
          className={styles.alert}
        >
          <p>{isStopped ? copy.stoppedDetail : copy.problemDetail}</p>
        </Alert>
      )}
      <div className={styles.zoom}>
        {/* With the click as its cause, the movement counts as the visitor's. */}
        <IconButton
          glyph="plus"
          label="Zoom in"
          onClick={(event) => map.current?.zoomIn(animation(), cause(event))}
        />
        <IconButton
          glyph="minus"
          label="Zoom out"
          onClick={(event) => map.current?.zoomOut(animation(), cause(event))}
        />
      </div>
      <div ref={info} className={classes(styles.info, selected === null && styles.unplaced)}>
        {children}
      </div>
    </div>
  );
}

const cause = ({ nativeEvent }: { nativeEvent: Event }) => ({ originalEvent: nativeEvent });
