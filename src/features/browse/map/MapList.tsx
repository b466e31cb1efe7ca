import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import type { Area } from '#domain/place/area.ts';
import type { MapCamp } from '#domain/place/mapCamp.ts';
import { mapWords } from '#content/map.ts';
import { CampLine } from '#features/browse/map/CampLine.tsx';
import { MapLegend } from '#features/browse/map/MapLegend.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './MapView.module.css';
import type { StartOf } from '../seasonStarts.ts';

type MapListProps = {
  headingRef: Ref<HTMLHeadingElement>;
  listRef: Ref<HTMLElement>;
  /** Null while this phone has no camps. */
  mapCamps: readonly MapCamp[] | null;
  legend: ComponentProps<typeof MapLegend>['words'];
  /** The piece of the map that is searched, null for all of it. */
  area: Area | null;
  chosen: MapCamp | null;
  activities: readonly string[];
  startOf: StartOf;
  onChoose: (id: string) => void;
  onEverywhere: () => void;
  top: ReactNode;
  applied: ReactNode;
  instead: ReactNode;
  problem: ReactNode;
  /** The offer to keep the operator's street map, and whose data that is ('' without one). */
  keeper: ReactNode;
  credits: string;
};

// Thousands of lines at once would block a phone; the map shows them all.
const STEP = 60;
const BONES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The map's twin: every marker as a line that can be reached without seeing or pointing. */
export function MapList(props: MapListProps) {
  const { headingRef, listRef, mapCamps, area, top, applied, instead, problem } = props;
  const count = mapCamps?.length ?? 0;
  const placed = mapCamps?.filter(({ at }) => at !== null).length ?? 0;
  return (
    <section ref={listRef} className={styles.list} aria-label="Camps on the map" tabIndex={-1}>
      <div className={styles.head}>
        <div>
          <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {area === null ? mapWords.onMap(count) : mapWords.inArea(count)}
          </h2>
          <p className={styles.soft}>{mapWords.prompt}.</p>
          <output className={styles.soft}>
            {mapCamps !== null && mapWords.located(placed, count)}
          </output>
        </div>
        <div className={styles.switch}>{top}</div>
      </div>
      <MapLegend words={props.legend} className={styles.under} />
      {applied}
      {area !== null && (
        <Button variant="line" size="small" className={styles.all} onClick={props.onEverywhere}>
          <Glyph name="x" />
          {mapWords.everywhere}
        </Button>
      )}
      {problem}
      {props.keeper}
      {instead ?? <Lines {...props} />}
      <p className={styles.credits}>
        {props.credits !== '' && `${mapWords.streets.credits(props.credits)} `}
        {mapWords.attribution}
      </p>
    </section>
  );
}

function Lines({ mapCamps, chosen, activities, startOf, onChoose }: MapListProps) {
  const [room, setRoom] = useState(STEP);
  if (mapCamps === null) {
    return (
      <ul className={styles.lines} aria-busy="true" aria-label="Loading camps">
        {BONES.map((bone) => (
          <li key={bone}>
            <Skeleton className={styles.bone} />
          </li>
        ))}
      </ul>
    );
  }
  if (mapCamps.length === 0) return <p>{mapWords.none}</p>;
  const near = mapCamps.slice(0, room);
  const left = mapCamps.length - near.length;
  // Chosen on the map and far down the list: its line comes first.
  const drawn = chosen === null || near.includes(chosen) ? near : [chosen, ...near];
  return (
    <>
      <ul className={styles.lines}>
        {drawn.map((mapCamp) => (
          <CampLine
            key={mapCamp.camp.id}
            mapCamp={mapCamp}
            activities={activities}
            season={startOf(mapCamp.camp)}
            isChosen={mapCamp === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="line" size="small" onClick={() => setRoom(room + STEP)}>
          {mapWords.more(Math.min(STEP, left))}
        </Button>
      )}
    </>
  );
}
