import { type ReactNode, type Ref } from 'react';
import type { Filters } from '#camps/rules/list/filters.ts';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import { seasonNotice } from '#camps/words/breaks/seasonNotice.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './BreakMap.module.css';
import { AppliedFilters, type AppliedFiltersProps } from './filters/bar/AppliedFilters.tsx';
import type { useMapOffer } from './map/useMapOffer.ts';
import type { BrowseView } from './BrowseView.ts';

// Loaded when the map is first opened; the switch loads after the page is drawn.
const MapView = lazyPart(async () => (await import('./map/MapView.tsx')).MapView);
const ViewSwitch = lazyPart(async () => (await import('./map/ViewSwitch.tsx')).ViewSwitch);

/** What the list and the map of a break both get. */
export type BreakViewProps = {
  copy: BreakCopy;
  view: BrowseView;
  headingRef: Ref<HTMLHeadingElement>;
  applied: AppliedFiltersProps;
  map: Pick<ReturnType<typeof useMapOffer>, 'offer' | 'isMap' | 'isOutOfReach' | 'hasSwitched'>;
  onView: (next: Filters['view']) => void;
  /** Replaces the camps: a problem, or the way out when nothing fits. */
  instead: ReactNode;
};

/** The camps of a break on a map. */
export function BreakMap(props: BreakViewProps) {
  const { copy, view, headingRef, applied, onView, instead } = props;
  return (
    <MapView
      boundary={{ fallback: <div className={styles.loading} />, onFail: () => onView('list') }}
      headingRef={headingRef}
      result={view.result}
      legend={view.phase === 'past' ? seasonNotice.ran : copy.legend}
      activities={applied.names.activities}
      startOf={view.startOf}
      applied={<AppliedFilters {...applied} />}
      viewSwitch={<ListOrMap {...props} />}
      instead={instead}
      onList={() => onView('list')}
    />
  );
}

/** The switch between the two; nothing where there is no map. */
export function ListOrMap({ map, onView }: Pick<BreakViewProps, 'map' | 'onView'>) {
  if (map.offer !== 'map') return null;
  return (
    <ViewSwitch view={map.isMap ? 'map' : 'list'} onView={onView} takesFocus={map.hasSwitched} />
  );
}
