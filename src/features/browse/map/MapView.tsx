import { lazy, type ReactNode, type Ref, useMemo, useState } from 'react';
import { type Area, isWithin } from '#domain/place/area.ts';
import type { Browsed } from '#domain/list/browse.ts';
import type { Camp } from '#domain/camp/camp.ts';
import { mapWords } from '#content/map.ts';
import { useStreetMap } from '#data/map/useStreetMap.ts';
import type { Streets } from '#features/browse/map/ground.ts';
import { hasWebGl } from '#features/browse/map/hasWebGl.ts';
import { InfoWindow } from '#features/browse/map/InfoWindow.tsx';
import { MapLegend } from '#features/browse/map/MapLegend.tsx';
import { MapLoading } from '#features/browse/map/MapLoading.tsx';
import { NoWebGl } from '#features/browse/map/NoWebGl.tsx';
import { useMapCamps } from '#parts/map/useMapCamps.ts';
import type { StreetsShown } from '#features/browse/map/useStreetGround.ts';
import { site } from '../../../site.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { MapList } from './MapList.tsx';
import styles from './MapView.module.css';
import type { StartOf } from '../seasonStarts.ts';
import { StreetMapDownload } from './StreetMapDownload.tsx';
import { useChosenCamp } from './useChosenCamp.ts';

const MapCanvas = lazy(() => import('#features/browse/map/MapCanvas.tsx'));

// A style cannot be kept: its tiles lie in a thousand files.
const tilesUrl = site.streetMap?.kind === 'tiles' ? site.streetMap.url : null;
const style: Streets | null =
  site.streetMap?.kind === 'style' ? { kind: 'style', url: site.streetMap.url } : null;

/** `isKept` makes another one of it: the map looks again. */
function streetsOf(
  read: Extract<Streets, { kind: 'tiles' }>['read'] | undefined,
  isKept: boolean,
): Streets | null {
  return read === undefined ? style : { kind: 'tiles', read, isKept };
}

type MapViewProps = {
  headingRef: Ref<HTMLHeadingElement>;
  /** Null while this phone has no camps. */
  result: Browsed | null;
  /** What the legend calls the cards, when they are no featured camps. */
  legend: string | undefined;
  activities: readonly string[];
  startOf: StartOf;
  /** The filters that are on, and the switch back to the list. */
  applied: ReactNode;
  viewSwitch: ReactNode;
  /** Stands instead of the lines: a problem, or the way out when nothing fits. */
  instead: ReactNode;
  onRegister: (camp: Camp) => void;
  onList: () => void;
};

/** The camps of the list on a map, and beside it the same camps as its twin for keyboards (spec 2). */
export default function MapView(props: MapViewProps) {
  const { headingRef, result, startOf, activities, onRegister } = props;
  const legend = { ...mapWords.legend, ...(props.legend && { featured: props.legend }) };
  const [canDraw] = useState(hasWebGl);
  const [codeIsMissing, setCodeIsMissing] = useState(false);
  const [seen, setSeen] = useState<Area | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const camps = useMemo(
    () => [...(result?.featured ?? []), ...(result?.basic ?? [])].map(({ camp }) => camp),
    [result],
  );
  const { mapCamps, failed } = useMapCamps(camps);
  // One list for both: what the map shows and what stands beside it cannot differ.
  const here = useMemo(
    () => (area === null ? mapCamps : mapCamps.filter(({ at }) => at && isWithin(at, area))),
    [area, mapCamps],
  );
  const { chosen, listRef, choose, close } = useChosenCamp(here);
  const [streetsShown, setStreetsShown] = useState<StreetsShown | null>(null);
  const street = useStreetMap(tilesUrl);
  const read = street?.map.read;
  const isKept = street?.state.status === 'kept';
  // Kept just now: streets that were out of reach a moment ago are drawn.
  const streets = useMemo(() => streetsOf(read, isKept), [read, isKept]);

  return (
    <div className={styles.split}>
      <section className={styles.map} aria-label="Map">
        {canDraw && !codeIsMissing && (
          <>
            <LazyBoundary
              meanwhile={<MapLoading text={mapWords.loading} />}
              onFail={() => setCodeIsMissing(true)}
            >
              <MapCanvas
                mapCamps={here}
                chosenId={chosen?.camp.id ?? null}
                fit={area === null}
                onChoose={choose}
                onMoved={setSeen}
                streets={streets}
                onStreets={setStreetsShown}
                words={mapWords}
              >
                {chosen && (
                  <InfoWindow
                    key={chosen.camp.id}
                    mapCamp={chosen}
                    season={startOf(chosen.camp)}
                    words={mapWords}
                    onRegister={onRegister}
                    onClose={close}
                  />
                )}
              </MapCanvas>
            </LazyBoundary>
            {seen !== null && (
              <Button
                className={styles.here}
                variant="paper"
                size="small"
                onClick={() => {
                  setArea(seen);
                  setSeen(null);
                }}
              >
                <Glyph name="search" />
                {mapWords.searchArea}
              </Button>
            )}
            <MapLegend words={legend} className={styles.legend} />
          </>
        )}
        {codeIsMissing && (
          <Alert tone="danger" title={mapWords.noMap} className={styles.instead}>
            <p>{mapWords.notHere}</p>
          </Alert>
        )}
        {!canDraw && (
          <div className={styles.instead}>
            <NoWebGl words={mapWords.noWebGl} onList={props.onList} />
          </div>
        )}
      </section>
      <MapList
        headingRef={headingRef}
        listRef={listRef}
        mapCamps={result === null ? null : here}
        legend={legend}
        area={area}
        chosen={chosen}
        activities={activities}
        startOf={startOf}
        onChoose={choose}
        onEverywhere={() => setArea(null)}
        top={props.viewSwitch}
        applied={props.applied}
        instead={props.instead}
        keeper={
          street !== null && (
            <StreetMapDownload street={street} isMissing={streetsShown?.status === 'missing'} />
          )
        }
        credits={streetsShown?.status === 'shown' ? streetsShown.credits : ''}
        problem={
          failed && (
            <Alert tone="danger" title={mapWords.noLocations}>
              <p>{mapWords.noLocationsDetail}</p>
            </Alert>
          )
        }
      />
    </div>
  );
}
