import { noteCampClick } from '#data/analytics/noteCampClick.ts';
import { useSaves } from '#data/family/useSaves.ts';
import { activeFilters, type Filters } from '#domain/list/filters.ts';
import { openingsFilters } from '#domain/list/openings.ts';
import { openings, openingsWords as words } from '#content/breaks/openings.ts';
import { drawnActivities } from '#parts/ActivityPatch.tsx';
import { AppliedFilters } from '#features/browse/filters/AppliedFilters.tsx';
import { CallToAction } from '#parts/CallToAction.tsx';
import { saveToasts } from '#parts/saveToasts.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { BreakHero } from '../frame/BreakHero.tsx';
import { FeaturedSection } from '../cards/FeaturedSection.tsx';
import { SeasonBackdrop } from '../frame/SeasonBackdrop.tsx';
import { NothingFits } from '../cards/NothingFits.tsx';
import { SortChoice } from '../filters/SortChoice.tsx';
import { useBrowse } from '../useBrowse.ts';
import { useListFilters } from '../filters/useListFilters.ts';
import { useListProblem } from '../frame/useListProblem.ts';
import { MissingCamp } from './MissingCamp.tsx';
import { NoneFound } from './NoneFound.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { OpeningsFilters } from './OpeningsFilters.tsx';
import styles from './OpeningsPage.module.css';

type OpeningsPageProps = {
  /** As the address bar has them. */
  filters: Filters;
  onFilters: (next: Filters) => void;
};

const scene = <SeasonBackdrop picture="break-summer" />;

/** Summer camps that had places left (spec 2), by age and budget, and by all that other lists filter by. */
export function OpeningsPage({ filters, onFilters }: OpeningsPageProps) {
  const saves = useSaves(saveToasts);
  const asked = useListFilters(filters, onFilters);
  const { apply, current, dropFrom, heading, reset, resetFrom, toList, zip } = asked;
  const view = useBrowse(openings, filters, asked.places, openingsFilters);
  const { failed } = useListProblem(openings.failures, view);

  const activities = view.activities ?? drawnActivities;
  const names = { activities, breaks: view.breaks, priceReading: view.priceReading };

  return (
    <>
      <BreakHero
        words={openings.hero}
        year={view.year}
        scene={scene}
        onRegister={toList}
        announced={undefined}
      />
      <Wrap>
        <CallToAction {...words.waitlist} className={styles.waitlist} />
        <OpeningsFilters
          filters={current}
          activities={view.activities}
          countWith={view.result?.countWith ?? null}
          openAt={view.days?.[0]}
          breaks={view.breaks}
          zip={zip}
          onType={asked.type}
          onFilters={apply}
          onSubmit={toList}
          onReset={reset}
        />
        <AppliedFilters filters={filters} {...names} onDrop={dropFrom} onReset={resetFrom} />
        <div className={styles.camps}>
          <FeaturedSection
            words={openings.featured}
            headingRef={heading}
            result={view.result}
            activities={activities}
            startOf={view.startOf}
            saves={saves}
            onRegister={noteCampClick}
            aside={null}
            hasSamples={view.hasSamples}
            sort={
              view.result && (
                <SortChoice filters={current} onSort={(sort) => apply({ ...current, sort })} />
              )
            }
            instead={instead()}
          />
          {view.result === null && failed === null && (
            <output className={styles.loading}>{words.loading}</output>
          )}
        </div>
        <MissingCamp />
      </Wrap>
    </>
  );

  function instead() {
    if (failed !== null) return <NotLoaded text={failed.featured.text} advice={failed.advice} />;
    if (view.result?.shown !== 0) return null;
    if (activeFilters(filters).length === 0) return <NoneFound onReset={resetFrom} />;
    return (
      <NothingFits
        {...names}
        title={words.none.title}
        filters={filters}
        ways={view.ways}
        onDrop={dropFrom}
        onReset={resetFrom}
      />
    );
  }
}
