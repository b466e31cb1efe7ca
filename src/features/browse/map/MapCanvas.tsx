import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Area } from '#domain/place/area.ts';
import type { MapCamp } from '#domain/place/mapCamp.ts';
import { Alert } from '#ui/Alert.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CampMap, type MapPoint } from './CampMap.ts';
import type { Streets } from './ground.ts';
import styles from './MapCanvas.module.css';
import { MapLoading } from './MapLoading.tsx';
import { type StreetsShown, useStreetGround } from './useStreetGround.ts';

type MapCanvasProps = {
  mapCamps: readonly MapCamp[];
  chosenId: string | null;
  /** Whether new camps bring themselves into view; not while a person searches one area. */
  fit: boolean;
  onChoose: (id: string | null) => void;
  onMoved: (area: Area) => void;
  /** The operator's street map, null without one; and whether it is what is seen. */
  streets?: Streets | null;
  onStreets?: (shown: StreetsShown) => void;
  words: {
    loading: string;
    noMap: string;
    partMissing: string;
    lost: string;
    lostDetail: string;
  };
  /** What is said about the chosen camp; hangs from its pin. */
  children: ReactNode;
};

/** The map itself. Its code, MapLibre, is by far the heaviest of the app: import this file lazily only. */
export default function MapCanvas(props: MapCanvasProps) {
  const { mapCamps, chosenId, fit, words, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const info = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<CampMap | null>(null);
  const [isReady, setReady] = useState(false);
  const [isLost, setLost] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const onChoose = useEffectEvent(props.onChoose);
  const onMoved = useEffectEvent(props.onMoved);
  // After the land stands: streets that are slow to come keep nobody waiting.
  const laidOn = isReady ? map : null;
  const ground = useStreetGround(laidOn, props.streets ?? null, props.onStreets ?? ignore);
  const onGroundLost = useEffectEvent(ground.onGroundLost);

  useEffect(() => {
    if (element.current === null) return undefined;
    const created = openMap(element.current, {
      onReady: () => setReady(true),
      onChoose: (id) => onChoose(id),
      onMoved: (area) => onMoved(area),
      onPlace: (x, y) => {
        info.current?.style.setProperty('--x', `${x}px`);
        info.current?.style.setProperty('--y', `${y}px`);
      },
      onProblem: setProblem,
      onLost: setLost,
      onGroundLost: () => onGroundLost(),
    });
    setMap(created);
    return () => created?.remove();
  }, []);

  const points = useMemo(() => mapCamps.flatMap(toPoint), [mapCamps]);
  useEffect(() => map?.setCamps(points, fit), [map, points, fit]);
  const chosen = points.find(({ id }) => id === chosenId) ?? null;
  useEffect(() => map?.choose(chosen), [map, chosen]);

  return (
    <div className={styles.map} data-state={stateOf(isReady, problem)} data-streets={ground.status}>
      <div ref={element} className={styles.canvas} />
      {!isReady && problem === null && <MapLoading text={words.loading} />}
      {problem !== null && (
        <Alert
          tone={isReady ? 'warn' : 'danger'}
          title={isReady ? words.partMissing : words.noMap}
          className={styles.alert}
        >
          <p>{problem}</p>
        </Alert>
      )}
      {isLost && (
        <Alert tone="warn" title={words.lost} className={styles.alert}>
          <p>{words.lostDetail}</p>
        </Alert>
      )}
      <div className={styles.zoom}>
        <IconButton glyph="plus" label="Zoom in" onClick={() => map?.zoomIn()} />
        <IconButton glyph="minus" label="Zoom out" onClick={() => map?.zoomOut()} />
      </div>
      <div ref={info} className={classes(styles.info, chosen === null && styles.unplaced)}>
        {children}
      </div>
    </div>
  );
}

const ignore = () => undefined;

function openMap(
  element: HTMLElement,
  events: ConstructorParameters<typeof CampMap>[2],
): CampMap | null {
  try {
    return new CampMap(element, 'Map of camps', events);
  } catch (problem) {
    // WebGL was there a moment ago: drivers give up, and browsers allow a page so many maps only.
    events.onProblem(problem instanceof Error ? problem.message : String(problem));
    return null;
  }
}

function stateOf(isReady: boolean, problem: string | null): 'loading' | 'ready' | 'failed' {
  if (isReady) return 'ready';
  return problem === null ? 'loading' : 'failed';
}

function toPoint({ camp, at }: MapCamp): MapPoint[] {
  return at === null ? [] : [{ id: camp.id, ...at, featured: camp.listing !== 'basic' }];
}
