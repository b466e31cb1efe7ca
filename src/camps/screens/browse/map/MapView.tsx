import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { mapCopy } from '#camps/words/map.ts';
import type { Browsed } from '#camps/rules/list/browse.ts';
import { type Area, isWithin } from '#camps/rules/place/area.ts';
import { useMapCamps } from '../../parts/map/useMapCamps.ts';
import { Alert } from '#ui/Alert.tsx';
import type { StartOf } from '../seasonStarts.ts';
import { InfoWindow } from './InfoWindow.tsx';
import { MapList } from './MapList.tsx';
import { MapPane } from './MapPane.tsx';
import styles from './MapView.module.css';
import { useSelectedCamp } from './useSelectedCamp.ts';

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
  onList: () => void;
};

/** The camps on a map, and beside it in a list that keyboards and screen readers can reach. */
export function MapView(props: MapViewProps) {
  const { headingRef, result, startOf, activities } = props;
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
  const [attribution, setAttribution] = useState('');

  return (
    <div className={styles.split}>
      <MapPane
        mapCamps={inArea}
        selectedId={selected?.camp.id ?? null}
        fit={area === null}
        legend={legend}
        infoWindow={
          selected && (
            <InfoWindow
              key={selected.camp.id}
              mapCamp={selected}
              season={startOf(selected.camp)}
              onClose={close}
            />
          )
        }
        onSelect={select}
        onAttribution={setAttribution}
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
        attribution={attribution}
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
