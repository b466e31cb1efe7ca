import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import type { Area } from '#camps/rules/place/area.ts';
import type { MapCamp } from '#camps/rules/place/mapCamp.ts';
import { mapCopy } from '#camps/words/map.ts';
import { CampRow } from './CampRow.tsx';
import { MapLegend } from './MapLegend.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './MapView.module.css';
import type { StartOf } from '../seasonStarts.ts';

type MapListProps = {
  headingRef: Ref<HTMLHeadingElement>;
  listRef: Ref<HTMLElement>;
  /** Null while this device has no camps. */
  mapCamps: readonly MapCamp[] | null;
  legend: ComponentProps<typeof MapLegend>['copy'];
  /** The area that is searched, null for everywhere. */
  area: Area | null;
  selected: MapCamp | null;
  activities: readonly string[];
  startOf: StartOf;
  onSelect: (id: string) => void;
  onAllAreas: () => void;
  top: ReactNode;
  applied: ReactNode;
  instead: ReactNode;
  error: ReactNode;
  /** The attribution of the operator's street map, '' without one. */
  attribution: string;
};

// Rendering thousands of rows at once would block a phone; the map shows every camp.
const STEP = 60;
const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The same camps as on the map, for keyboards and screen readers: they cannot reach the pins on a canvas. */
export function MapList(props: MapListProps) {
  const { headingRef, listRef, mapCamps, area, top, applied, instead, error } = props;
  const count = mapCamps?.length ?? 0;
  const located = mapCamps?.filter(({ at }) => at !== null).length ?? 0;
  return (
    <section ref={listRef} className={styles.list} aria-label="Camps on the map" tabIndex={-1}>
      <div className="stack gap-60">
        <div>
          <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {mapCamps === null ? mapCopy.notCounted : headingOf(count, area)}
          </h2>
          <p className="soft small leading-145">{mapCopy.prompt}</p>
          <output className="soft small leading-145">
            {mapCamps !== null && mapCopy.located(located, count)}
          </output>
        </div>
        <div className="self-start from-tablet-only">{top}</div>
      </div>
      <MapLegend copy={props.legend} className="below-laptop-only" />
      {applied}
      {area !== null && (
        <Button variant="line" size="small" className="self-start" onClick={props.onAllAreas}>
          <Glyph name="x" />
          {mapCopy.allAreas}
        </Button>
      )}
      {error}
      {instead ?? <Rows {...props} />}
      <p className="soft tiny leading-140">
        {props.attribution !== '' && <span>{`${mapCopy.streetMap(props.attribution)} `}</span>}
        <span>{mapCopy.attribution}</span>
      </p>
    </section>
  );
}

const headingOf = (count: number, area: Area | null) =>
  area === null ? mapCopy.onMap(count) : mapCopy.inArea(count);

function Rows({ mapCamps, selected, activities, startOf, onSelect }: MapListProps) {
  const [limit, setLimit] = useState(STEP);
  if (mapCamps === null) {
    return (
      <ul className={styles.rows} aria-busy="true" aria-label="Loading camps">
        {SKELETON_KEYS.map((key) => (
          <li key={key}>
            <Skeleton className={styles.skeleton} />
          </li>
        ))}
      </ul>
    );
  }
  if (mapCamps.length === 0) return <p>{mapCopy.none}</p>;
  const first = mapCamps.slice(0, limit);
  const rest = mapCamps.length - first.length;
  // Selected on the map and beyond the limit: its row comes first.
  const shown = selected === null || first.includes(selected) ? first : [selected, ...first];
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((mapCamp) => (
          <CampRow
            key={mapCamp.camp.id}
            mapCamp={mapCamp}
            activities={activities}
            season={startOf(mapCamp.camp)}
            isSelected={mapCamp === selected}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="line" size="small" onClick={() => setLimit(limit + STEP)}>
          {mapCopy.more(Math.min(STEP, rest))}
        </Button>
      )}
    </>
  );
}
