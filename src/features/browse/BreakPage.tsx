import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { noteCampClick } from '#data/analytics/noteCampClick.ts';
import { useSaves } from '#data/family/useSaves.ts';
import { activeFilters, readBreaks, type Filters } from '#domain/list/filters.ts';
import type { BreakWords } from '#content/breaks/BreakWords.ts';
import { mapOffer } from '#content/mapOffer.ts';
import { drawnActivities } from '#parts/ActivityPatch.tsx';
import { AppliedFilters } from '#features/browse/filters/AppliedFilters.tsx';
import { ResultCount } from '#features/browse/cards/ResultCount.tsx';
import type { FilterControls } from '#features/browse/filters/FilterBar.tsx';
import { saveToasts } from '#parts/saveToasts.ts';
import { CompactFilterRow } from '#features/browse/filters/CompactFilterRow.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { BasicSection } from './cards/BasicSection.tsx';
import { BreakHero } from './frame/BreakHero.tsx';
import styles from './BreakPage.module.css';
import type { BreakPickerProps } from './frame/BreakPicker.tsx';
import { Freshness } from './frame/Freshness.tsx';
import { FeaturedSection } from './cards/FeaturedSection.tsx';
import { Involve } from './frame/Involve.tsx';
import { ListProblem } from './frame/ListProblem.tsx';
import { ListTop } from './frame/ListTop.tsx';
import { NothingFits } from './cards/NothingFits.tsx';
import { Promo } from './frame/Promo.tsx';
import { SortChoice } from './filters/SortChoice.tsx';
import { useBrowse } from './useBrowse.ts';
import { useListFilters } from './filters/useListFilters.ts';
import { useListProblem } from './frame/useListProblem.ts';
import { useMapOffer } from './map/useMapOffer.ts';
import { ViewButton } from './map/ViewButton.tsx';

// Fetched when it is opened for the first time.
const FilterSheet = lazy(() => import('#features/browse/filters/FilterSheet.tsx'));
// The way to the map comes when the page stands, the map when it is asked for.
const MapView = lazy(() => import('./map/MapView.tsx'));
const NoMapKey = lazy(() => import('./map/NoMapKey.tsx'));
const ViewSwitch = lazy(() => import('./map/ViewSwitch.tsx'));

type BreakPageProps = {
  words: BreakWords;
  /** The drawing on top. */
  scene: ReactNode;
  /** Instead of the lists while the season is announced only (words.comingSoon). */
  announcement?: ReactNode;
  /** Where several breaks are listed: picks some of them. */
  Picker?: ComponentType<BreakPickerProps>;
  /** As the address bar has them. */
  filters: Filters;
  /** Rewrites the address; no new history entry while typing (spec 2). */
  onFilters: (next: Filters) => void;
  /** There is a map: its files may be fetched ahead. */
  onMapOffered: () => void;
};

/** One break's camps (spec 2): the order of the parts here is the order of the spec. */
export function BreakPage(props: BreakPageProps) {
  const { words, filters, onFilters, onMapOffered, Picker } = props;
  const saves = useSaves(saveToasts);
  const asked = useListFilters(filters, onFilters);
  const { apply, current, dropFrom, heading, reset, resetFrom, toList, typed, zip } = asked;
  const view = useBrowse(words, filters, asked.places);
  const map = useMapOffer(filters.view, onMapOffered);
  const [sheet, setSheet] = useState<'unasked' | 'open' | 'closed'>('unasked');

  const { failed, trying, retry } = useListProblem(words.failures, view);
  const activities = view.activities ?? drawnActivities;
  const on = activeFilters(current);
  const coming = view.comingSoon ? words.comingSoon : undefined;
  const hasBasic = (view.result?.basic.length ?? 0) > 0;

  function show(next: Filters['view']) {
    map.switched();
    apply({ ...current, view: next });
  }
  const sortBy = (sort: Filters['sort']) => apply({ ...current, sort });

  const controls: FilterControls = {
    filters: current,
    search: typed.search,
    location: typed.location,
    activities: view.activities,
    countWith: view.result?.countWith ?? null,
    openAt: view.days?.[0],
    breaks: view.breaks,
    priceReading: view.priceReading,
    zip,
    onFilters: (some) => apply({ ...current, ...some }),
    onSearch: (search) => asked.type({ search }),
    onLocation: (location) => asked.type({ location }),
    onActivity: (activity) => apply({ ...current, activity }),
    // Other days than the district's: they are not its days any more.
    onDates: (start, end) => apply({ ...current, start, end, district: '' }),
    onSubmit: () => {
      apply(current);
      toList();
    },
    onReset: reset,
  };
  const applied = (
    <AppliedFilters
      filters={filters}
      activities={activities}
      breaks={view.breaks}
      priceReading={view.priceReading}
      onDrop={dropFrom}
      onReset={resetFrom}
    />
  );

  const viewSwitch = map.offer === 'map' && (
    <LazyBoundary>
      <ViewSwitch view={filters.view} onView={show} takesFocus={map.hasSwitched} />
    </LazyBoundary>
  );

  return (
    <>
      {map.isMap && !coming ? (
        <h1>
          <VisuallyHidden>{mapOffer.heading(words.name)}</VisuallyHidden>
        </h1>
      ) : (
        <BreakHero
          words={words.hero}
          year={view.year}
          scene={props.scene}
          onRegister={toList}
          announced={coming}
        />
      )}
      {coming ? props.announcement : camps()}
    </>
  );

  function camps() {
    return (
      <>
        <CompactFilterRow
          always={map.isMap}
          search={typed.search}
          onSearch={controls.onSearch}
          onSubmit={controls.onSubmit}
          count={on.filter((key) => key !== 'search').length}
          onOpenSheet={() => setSheet('open')}
          view={<ViewButton offer={map.offer} isMap={map.isMap} onView={show} />}
        />
        {map.isMap ? mapView() : list()}
        {sheet !== 'unasked' && (
          <LazyBoundary onFail={() => setSheet('unasked')}>
            <FilterSheet
              {...controls}
              open={sheet === 'open'}
              onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
              shown={view.result?.shown ?? null}
              days={view.days}
            />
          </LazyBoundary>
        )}
      </>
    );
  }

  function mapView() {
    return (
      <LazyBoundary meanwhile={<div className={styles.mapRoom} />} onFail={() => show('list')}>
        <MapView
          headingRef={heading}
          result={view.result}
          legend={words.legend}
          activities={activities}
          startOf={view.startOf}
          applied={applied}
          viewSwitch={viewSwitch}
          instead={featuredInstead()}
          onRegister={noteCampClick}
          onList={() => show('list')}
        />
      </LazyBoundary>
    );
  }

  function list() {
    return (
      <Wrap>
        <ListTop
          words={words}
          controls={controls}
          filters={filters}
          picker={
            Picker && (
              <Picker
                breaks={words.breaks}
                picked={readBreaks(current)}
                countIn={view.result?.countIn ?? null}
                onPick={(picked) => apply({ ...current, breaks: picked.join(',') })}
              />
            )
          }
          applied={applied}
          onFilters={apply}
        />
        {map.offer === 'none' && (
          <LazyBoundary>
            <NoMapKey />
          </LazyBoundary>
        )}
        <FeaturedSection
          words={words.featured}
          headingRef={heading}
          result={view.result}
          activities={activities}
          startOf={view.startOf}
          saves={saves}
          onRegister={noteCampClick}
          aside={
            <div className={styles.aside}>
              {applied}
              <div className={styles.switch}>{viewSwitch}</div>
            </div>
          }
          hasSamples={view.hasSamples}
          sort={view.result && <SortChoice filters={current} onSort={sortBy} />}
          instead={featuredInstead()}
        />
        {words.more && (
          <p className={styles.more}>
            {words.more.text} <AppLink to={words.more.to}>{words.more.action}</AppLink>
          </p>
        )}
        <Promo />
        {(words.basic.always || hasBasic) && (
          <BasicSection
            words={words.basic}
            result={view.result}
            activities={activities}
            startOf={view.startOf}
            instead={failed?.basic && <ListProblem text={failed.basic.text} trying={trying} />}
          />
        )}
        <div className={styles.end}>
          <ResultCount count={view.result} className={styles.count} />
          {view.result !== null && <Freshness />}
        </div>
        <Involve intro={words.intro} />
      </Wrap>
    );
  }

  function featuredInstead() {
    if (failed !== null) {
      const { featured, advice } = failed;
      return <ListProblem text={featured.text} advice={advice} trying={trying} onRetry={retry} />;
    }
    if (view.result?.shown !== 0 || activeFilters(filters).length === 0) return null;
    return (
      <NothingFits
        filters={filters}
        activities={activities}
        breaks={view.breaks}
        priceReading={view.priceReading}
        ways={view.ways}
        onDrop={dropFrom}
        onReset={resetFrom}
      />
    );
  }
}
