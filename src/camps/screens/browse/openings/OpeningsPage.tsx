import { useRef } from 'react';
import { seasonYears } from '#camps/rules/season/calendarSeason.ts';
import { activeFilters, type Filters } from '#camps/rules/list/filters.ts';
import { openingsFilters } from '#camps/rules/list/openings.ts';
import { openings, summerOpeningsCopy as copy } from '#camps/words/breaks/openings.ts';
import { doors } from '#camps/words/breaks/doors.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { CallToAction } from '../../parts/CallToAction.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { FeaturedSection } from '../cards/FeaturedSection.tsx';
import { NothingFits } from '../cards/NothingFits.tsx';
import { CompactFilterRow } from '../filters/bar/CompactFilterRow.tsx';
import { useListFilters } from '../filters/useListFilters.ts';
import { BreakHero } from '../frame/BreakHero.tsx';
import { ListTop } from '../frame/ListTop.tsx';
import { ListProblem } from '../frame/ListProblem.tsx';
import { SeasonBackdrop } from '../frame/SeasonBackdrop.tsx';
import { RefreshedLine } from '../frame/RefreshedLine.tsx';
import { useListProblem } from '../frame/useListProblem.ts';
import { useBrowse } from '../useBrowse.ts';
import { MissingCamp } from './MissingCamp.tsx';
import { RangeFields, OutOfRange } from './RangeFields.tsx';
import pageStyles from '../BreakPage.module.css';
import styles from './OpeningsPage.module.css';

const NoneFound = lazyPart(async () => (await import('./NoneFound.tsx')).NoneFound);

type OpeningsPageProps = {
  /** The filters of the address bar. */
  filters: Filters;
  onFilters: (next: Filters) => void;
};

const scene = <SeasonBackdrop picture="break-summer" />;

/** Summer camps that still had openings, by age and budget, and by all that other lists filter by. */
export function OpeningsPage({ filters, onFilters }: OpeningsPageProps) {
  const { places, heading, toList, controlsFor } = useListFilters(filters, onFilters);
  const view = useBrowse(openings, filters, places, openingsFilters);
  const { PrintedList } = view;
  const { failed } = useListProblem(openings.failures, view);
  const { controls, applied } = controlsFor(view);
  const bar = useRef<HTMLDivElement>(null);
  const ranges = <RangeFields {...controls} />;
  const nothingFits = view.result?.shown === 0;
  const isFiltered = activeFilters(filters).length > 0;

  return (
    <div className={pageStyles.page}>
      <BreakHero
        copy={openings.hero}
        years={seasonYears(view.season)}
        phase={view.phase}
        scene={scene}
        onRegister={toList}
        announced={undefined}
      />
      <CompactFilterRow
        controls={controls}
        shown={view.result?.shown ?? null}
        bar={bar}
        ranges={ranges}
      />
      <Wrap>
        <ListTop
          path={openings.path}
          controls={controls}
          applied={applied}
          barRef={bar}
          ranges={ranges}
        />
        <div className="relative">
          <FeaturedSection
            copy={openings}
            view={view}
            headingRef={heading}
            activities={applied.names.activities}
            controls={controls}
            instead={
              failed ? (
                <ListProblem
                  title={copy.failed.title}
                  retryLabel={copy.failed.action}
                  isRetrying={false}
                  onRetry={() => window.location.reload()}
                >
                  <p>{failed.featured.text}</p>
                  <p>{failed.advice}</p>
                </ListProblem>
              ) : nothingFits && isFiltered ? (
                <NothingFits {...applied} title={copy.none.title} ways={view.ways} />
              ) : nothingFits ? (
                <NoneFound onReset={applied.onReset} />
              ) : null
            }
          />
          {view.result === null && failed === null && (
            <output className={styles.loading}>{copy.loading}</output>
          )}
        </div>
        {view.result !== null && (
          <>
            {!isFiltered && <OutOfRange {...view.result} />}
            <RefreshedLine />
          </>
        )}
        <p className="center mx-auto mt-150">
          <AppLink to={doors.plan.to}>{doors.plan.text}</AppLink>
        </p>
        <MissingCamp />
        <CallToAction {...copy.waitlist} className={styles.waitlist} />
      </Wrap>
      {PrintedList && <PrintedList copy={openings} view={view} />}
    </div>
  );
}
