import { type ComponentType, type ReactNode, useRef } from 'react';
import { seasonYears } from '#camps/rules/season/calendarSeason.ts';
import { activeFilters, readBreaks, type Filters } from '#camps/rules/list/filters.ts';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import { mapOffer } from '#camps/words/mapOffer.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { BreakList } from './BreakList.tsx';
import { BreakMap } from './BreakMap.tsx';
import styles from './BreakPage.module.css';
import { NothingFits } from './cards/NothingFits.tsx';
import { CompactFilterRow } from './filters/bar/CompactFilterRow.tsx';
import { useListFilters } from './filters/useListFilters.ts';
import { BreakHero } from './frame/BreakHero.tsx';
import type { BreakPickerProps } from './frame/BreakPicker.tsx';
import { ListProblem } from './frame/ListProblem.tsx';
import { useListProblem } from './frame/useListProblem.ts';
import { useMapOffer } from './map/useMapOffer.ts';
import { ViewButton } from './map/ViewButton.tsx';
import { useBrowse } from './useBrowse.ts';

type BreakPageProps = {
  copy: BreakCopy;
  /** The drawing on top. */
  scene: ReactNode;
  /** Replaces the lists while the season is only announced (copy.comingSoon). */
  Announcement?: ComponentType<{ years: string }>;
  /** Picks breaks on a page that lists several. */
  Picker?: ComponentType<BreakPickerProps>;
  /** The filters of the address bar. */
  filters: Filters;
  /** Rewrites the address; no new history entry while typing. */
  onFilters: (next: Filters) => void;
};

/** One break's camps, as a list or on a map. */
export function BreakPage(props: BreakPageProps) {
  const { copy, scene, Announcement, filters, onFilters, Picker } = props;
  const { places, heading, toList, controlsFor } = useListFilters(filters, onFilters);
  const view = useBrowse(copy, filters, places);
  const { PrintedList } = view;
  const { failed, isRetrying, retry } = useListProblem(copy.failures, view);
  const map = useMapOffer(filters.view);
  const bar = useRef<HTMLDivElement>(null);

  const { controls, applied } = controlsFor(view);
  const { onChange } = controls;
  const announced = view.comingSoon ? copy.comingSoon : undefined;
  const showView = (next: Filters['view']) => {
    map.switched();
    onChange({ view: next });
  };

  const nothingFits = view.result?.shown === 0 && activeFilters(filters).length > 0;
  const instead = failed ? (
    <ListProblem title={failed.featured.text} isRetrying={isRetrying} onRetry={retry}>
      {failed.advice}
    </ListProblem>
  ) : nothingFits ? (
    <NothingFits {...applied} ways={view.ways} />
  ) : null;
  const listProps = { copy, view, headingRef: heading, applied, map, onView: showView, instead };

  return (
    <div className={styles.page}>
      {map.isMap && !announced ? (
        <h1>
          <VisuallyHidden>{mapOffer.heading(copy.label)}</VisuallyHidden>
        </h1>
      ) : (
        <BreakHero
          copy={copy.hero}
          years={seasonYears(view.season)}
          phase={view.phase}
          scene={scene}
          onRegister={toList}
          announced={announced}
        />
      )}
      {announced && Announcement ? (
        <Announcement years={seasonYears(view.season)} />
      ) : (
        <>
          <CompactFilterRow
            controls={controls}
            shown={view.result?.shown ?? null}
            isAlwaysShown={map.isMap}
            bar={bar}
            view={<ViewButton offer={map.offer} isMap={map.isMap} onView={showView} />}
          />
          {map.isMap ? (
            <BreakMap {...listProps} />
          ) : (
            <BreakList
              {...listProps}
              controls={controls}
              barRef={bar}
              picker={
                Picker && (
                  <Picker
                    breaks={copy.breaks}
                    picked={readBreaks(controls.filters)}
                    countIn={view.result?.countIn ?? null}
                    onPick={(picked) => onChange({ breaks: picked.join(',') })}
                  />
                )
              }
              basicInstead={
                failed?.basic && <ListProblem title={failed.basic.text} isRetrying={isRetrying} />
              }
            />
          )}
          {PrintedList && <PrintedList copy={copy} view={view} />}
        </>
      )}
    </div>
  );
}
