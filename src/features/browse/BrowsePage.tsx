import { lazy, useCallback, useRef, useState } from 'react';
import { pushCampClick } from '#data/dataLayer.ts';
import { useSaves } from '#data/useSaves.ts';
import { useSyncStatus } from '#data/useSyncStatus.ts';
import { refreshNow } from '#data/refresh.ts';
import type { Camp } from '#domain/camp.ts';
import {
  activeFilters,
  type FilterKey,
  type Filters,
  noFilters,
  resetFilters,
  withoutFilters,
} from '#domain/filters.ts';
import { fallBreak } from '#content/fallBreak.ts';
import { mapOffer } from '#content/mapOffer.ts';
import { basicFailure, featuredFailure } from '#content/loadFailures.ts';
import { drawnActivities } from '#parts/ActivityPatch.tsx';
import { AppliedFilters } from '#parts/AppliedFilters.tsx';
import { CountLine } from '#parts/CountLine.tsx';
import { FilterBar, type FilterControls } from '#parts/FilterBar.tsx';
import { FilterSheet } from '#parts/FilterSheet.tsx';
import { NoResult } from '#parts/NoResult.tsx';
import { QuickLinks } from '#parts/QuickLinks.tsx';
import { RefreshedLine } from '#parts/RefreshedLine.tsx';
import { saveToasts } from '#parts/saveToasts.ts';
import { ThinFilterRow } from '#parts/ThinFilterRow.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Late } from '#ui/Late.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { BasicSection } from './BasicSection.tsx';
import styles from './BrowsePage.module.css';
import { FallHero } from './FallHero.tsx';
import { FeaturedSection } from './FeaturedSection.tsx';
import { Involve } from './Involve.tsx';
import { ListProblem } from './ListProblem.tsx';
import { Promo } from './Promo.tsx';
import { useBrowse } from './useBrowse.ts';
import { useFailureToasts } from './useFailureToasts.ts';
import { useFilterDraft } from './useFilterDraft.ts';
import { useMapOffer } from './useMapOffer.ts';

// The way to the map comes when the page stands, the map when it is asked for.
const MapView = lazy(() => import('./MapView.tsx'));
const NoMapKey = lazy(() => import('./NoMapKey.tsx'));
const ViewSwitch = lazy(() => import('./ViewSwitch.tsx'));

type BrowsePageProps = {
  /** As the address bar has them. */
  filters: Filters;
  /** Rewrites the address; no new history entry while typing (spec 2). */
  onFilters: (next: Filters) => void;
  /** There is a map: its files may be fetched ahead. */
  onMapOffered: () => void;
};

/** Fall break camps (spec 2): the order of the parts here is the order of the spec. */
export function BrowsePage({ filters, onFilters, onMapOffered }: BrowsePageProps) {
  const view = useBrowse(filters);
  const saves = useSaves(saveToasts);
  const sync = useSyncStatus();
  const draft = useFilterDraft(filters, onFilters);
  const map = useMapOffer(filters.view, onMapOffered);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [tries, setTries] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // Camps that are on this phone stay on screen whatever the network does.
  const problem = view.result === null ? sync.problem : null;
  useFailureToasts(problem, tries);
  const trying = sync.state === 'pulling';
  const retry = () => void refreshNow().then(() => setTries((count) => count + 1));

  const register = useCallback((camp: Camp) => pushCampClick(camp), []);
  const { current, apply } = draft;
  const activities = view.activities ?? drawnActivities;
  const on = activeFilters(current);

  function show(next: Filters['view']) {
    map.switched();
    apply({ ...current, view: next });
  }
  /** The list comes into view and keyboards go on from there. */
  function toFeatured() {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }
  /** What was pressed is gone now: the focus must not be lost with it. */
  function dropFrom(keys: readonly FilterKey[]) {
    apply(withoutFilters(current, keys));
    heading.current?.focus({ preventScroll: true });
  }
  function reset() {
    apply(resetFilters(current));
  }
  function resetFrom() {
    reset();
    heading.current?.focus({ preventScroll: true });
  }

  const controls: FilterControls = {
    filters: current,
    search: draft.typed.search,
    location: draft.typed.location,
    activities: view.activities,
    countWith: view.result?.countWith ?? null,
    openAt: view.days?.[0],
    onSearch: (search) => draft.type({ search }),
    onLocation: (location) => draft.type({ location }),
    onActivity: (activity) => apply({ ...current, activity }),
    onDates: (start, end) => apply({ ...current, start, end }),
    onSubmit: () => {
      apply(current);
      toFeatured();
    },
    onReset: reset,
  };
  const applied = (
    <AppliedFilters
      filters={filters}
      activities={activities}
      onDrop={dropFrom}
      onReset={resetFrom}
    />
  );

  const viewSwitch = map.offer === 'map' && (
    <Late>
      <ViewSwitch view={filters.view} onView={show} takesFocus={map.hasSwitched} />
    </Late>
  );

  return (
    <>
      {map.isMap ? (
        <h1>
          <VisuallyHidden>{mapOffer.heading(fallBreak.name)}</VisuallyHidden>
        </h1>
      ) : (
        <FallHero year={view.season.year} onRegister={toFeatured} />
      )}
      <ThinFilterRow
        always={map.isMap}
        search={draft.typed.search}
        onSearch={controls.onSearch}
        onSubmit={controls.onSubmit}
        count={on.filter((key) => key !== 'search').length}
        onOpenSheet={() => setSheetOpen(true)}
        view={viewButton()}
      />
      {map.isMap ? mapView() : list()}
      <FilterSheet
        {...controls}
        open={sheetOpen}
        onOpenChange={setSheetOpen}
        shown={view.result?.shown ?? null}
        days={view.days}
      />
    </>
  );

  function viewButton() {
    // The field beside it must not shrink when it arrives.
    if (map.offer === 'asking') return <span className={styles.viewRoom} />;
    if (map.offer !== 'map') return null;
    return (
      <IconButton
        className={styles.view}
        glyph={map.isMap ? 'list' : 'map'}
        label={map.isMap ? mapOffer.showList : mapOffer.showMap}
        onClick={() => show(map.isMap ? 'list' : 'map')}
      />
    );
  }

  function mapView() {
    return (
      <Late meanwhile={<div className={styles.mapRoom} />} onFail={() => show('list')}>
        <MapView
          headingRef={heading}
          result={view.result}
          activities={activities}
          season={view.season}
          applied={applied}
          viewSwitch={viewSwitch}
          instead={featuredInstead()}
          onRegister={register}
          onList={() => show('list')}
        />
      </Late>
    );
  }

  function list() {
    return (
      <Wrap>
        <div className={styles.bar}>
          <FilterBar {...controls} />
        </div>
        <div className={styles.quick} data-filtered={activeFilters(filters).length > 0}>
          <div className={styles.links}>
            <QuickLinks
              path={fallBreak.path}
              activity={filters.activity}
              location={filters.location}
              onChoose={(choice) => apply({ ...noFilters, view: filters.view, ...choice })}
            />
          </div>
          <div className={styles.applied}>{applied}</div>
        </div>
        {map.offer === 'none' && (
          <Late>
            <NoMapKey />
          </Late>
        )}
        <FeaturedSection
          headingRef={heading}
          result={view.result}
          activities={activities}
          season={view.season}
          saves={saves}
          onRegister={register}
          aside={
            <div className={styles.aside}>
              {applied}
              <div className={styles.switch}>{viewSwitch}</div>
            </div>
          }
          hasSamples={view.hasSamples}
          instead={featuredInstead()}
        />
        <Promo />
        <BasicSection
          result={view.result}
          activities={activities}
          season={view.season}
          instead={problem && <ListProblem text={basicFailure(problem).text} trying={trying} />}
        />
        <div className={styles.end}>
          <CountLine count={view.result} className={styles.count} />
          {view.refreshedAt !== null && (
            <RefreshedLine refreshedAt={view.refreshedAt} failed={sync.problem !== null} />
          )}
        </div>
        <Involve />
      </Wrap>
    );
  }

  function featuredInstead() {
    if (problem !== null) {
      return <ListProblem text={featuredFailure(problem).text} trying={trying} onRetry={retry} />;
    }
    if (view.result?.shown !== 0 || activeFilters(filters).length === 0) return null;
    return (
      <NoResult
        filters={filters}
        activities={activities}
        ways={view.ways}
        onDrop={dropFrom}
        onReset={resetFrom}
      />
    );
  }
}
