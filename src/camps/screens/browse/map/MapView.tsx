import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { mapCopy } from '#camps/words/map.ts';
import { useStreetMap } from '#camps/store/map/useStreetMap.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Browsed } from '#camps/rules/list/browse.ts';
import { type Area, isWithin } from '#camps/rules/place/area.ts';
import { useMapCamps } from '../../parts/map/useMapCamps.ts';
import { Alert } from '#ui/Alert.tsx';
import { site } from '#base/site.ts';
import type { StartOf } from '../seasonStarts.ts';
import type { StreetSource } from '../../parts/map/basemap/streetBasemap.ts';
import type { StreetsStatus } from '../../parts/map/basemap/useStreetBasemap.ts';
import { InfoWindow } from './InfoWindow.tsx';
import { MapList } from './MapList.tsx';
import { MapPane } from './MapPane.tsx';
import styles from './MapView.module.css';
import { StreetMapDownload } from './StreetMapDownload.tsx';
import { useSelectedCamp } from './useSelectedCamp.ts';

// A style cannot be downloaded: its tiles are thousands of files.
const TILES_URL = site.streetMap?.kind === 'tiles' ? site.streetMap.url : null;
const STYLE: StreetSource | null =
  site.streetMap?.kind === 'style' ? { kind: 'style', url: site.streetMap.url } : null;

type MapViewProps = {
  headingRef: Ref<HTMLHeadingElement>;
  /** Null while this device has no camps. */
  result: Browsed | null;
  /** What the legend calls the featured camps, where they have another name. */
  legend: string | undefined;
  activities: readonly string[];
  startOf: StartOf;
  /** The filters that are on, and the switch back to the list. */
  applied: ReactNode;
  viewSwitch: ReactNode;
  /** Takes the place of the rows: an error, or what to do when nothing matches. */
  instead: ReactNode;
  onRegister: (camp: Camp) => void;
  onList: () => void;
};

/** The camps on a map, and beside it in a list that keyboards and screen readers can reach. */
export default function MapView(props: MapViewProps) {
  const { headingRef, result, startOf, activities, onRegister } = props;
  const legend = { ...mapCopy.legend, ...(props.legend && { featured: props.legend }) };
  const [area, setArea] = useState<Area | null>(null);
  const camps = useMemo(
    () => [...(result?.featured ?? []), ...(result?.basic ?? [])].map(({ camp }) => camp),
    [result],
  );
  const { mapCamps, failed } = useMapCamps(camps);
  // One list for both: the map and the list beside it cannot differ.
  const inArea = useMemo(
    () => (area === null ? mapCamps : mapCamps.filter(({ at }) => at && isWithin(at, area))),
    [area, mapCamps],
  );
  const { selected, listRef, select, close } = useSelectedCamp(inArea);
  const [streetsStatus, setStreetsStatus] = useState<StreetsStatus | null>(null);
  const street = useStreetMap(TILES_URL);
  const read = street?.map.read;
  const isDownloaded = street?.state.status === 'downloaded';
  // Another object once it is downloaded: the map opens streets that were unreachable before.
  const streets = useMemo(
    (): StreetSource | null => (read === undefined ? STYLE : { kind: 'tiles', read, isDownloaded }),
    [read, isDownloaded],
  );

  return (
    <div className={styles.split}>
      <MapPane
        mapCamps={inArea}
        selectedId={selected?.camp.id ?? null}
        fit={area === null}
        streets={streets}
        legend={legend}
        infoWindow={
          selected && (
            <InfoWindow
              key={selected.camp.id}
              mapCamp={selected}
              season={startOf(selected.camp)}
              onRegister={onRegister}
              onClose={close}
            />
          )
        }
        onSelect={select}
        onStreets={setStreetsStatus}
        onSearchArea={setArea}
        onList={props.onList}
      />
      <MapList
        headingRef={headingRef}
        listRef={listRef}
        mapCamps={result === null ? null : inArea}
        legend={legend}
        area={area}
        selected={selected}
        activities={activities}
        startOf={startOf}
        onSelect={select}
        onAllAreas={() => setArea(null)}
        top={props.viewSwitch}
        applied={props.applied}
        instead={props.instead}
        streetDownload={
          street !== null && (
            <StreetMapDownload street={street} isMissing={streetsStatus?.status === 'missing'} />
          )
        }
        attribution={streetsStatus?.status === 'shown' ? streetsStatus.attribution : ''}
        error={
          failed && (
            <Alert tone="danger" title={mapCopy.noLocations}>
              <p>{mapCopy.noLocationsDetail}</p>
            </Alert>
          )
        }
      />
    </div>
  );
}
