import { useCallback, useMemo, useRef } from 'react';
import { pushCampClick } from '#data/dataLayer.ts';
import { useSaves } from '#data/useSaves.ts';
import type { Camp } from '#domain/camp.ts';
import { type Filters, noFilters } from '#domain/filters.ts';
import { openingsFilters } from '#domain/openings.ts';
import { openings, openingsWords as words } from '#content/breaks/openings.ts';
import { drawnActivities } from '#parts/ActivityPatch.tsx';
import { CallToAction } from '#parts/CallToAction.tsx';
import { saveToasts } from '#parts/saveToasts.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { BreakHero } from '../BreakHero.tsx';
import { FeaturedSection } from '../FeaturedSection.tsx';
import { SeasonBackdrop } from '../SeasonBackdrop.tsx';
import { useBrowse } from '../useBrowse.ts';
import { useFilterDraft } from '../useFilterDraft.ts';
import { useListProblem } from '../useListProblem.ts';
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

/** Summer camps that had places left (spec 2), by age and budget. */
export function OpeningsPage({ filters, onFilters }: OpeningsPageProps) {
  const asked = useMemo(() => openingsFilters(filters), [filters]);
  const view = useBrowse(openings, asked);
  const saves = useSaves(saveToasts);
  const draft = useFilterDraft(filters, onFilters);
  const heading = useRef<HTMLHeadingElement>(null);
  const register = useCallback((camp: Camp) => pushCampClick(camp), []);

  const { failed } = useListProblem(openings.failures, view.result !== null);

  function toCamps() {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }
  function reset() {
    draft.apply(noFilters);
  }

  return (
    <>
      <BreakHero
        words={openings.hero}
        year={view.year}
        scene={<SeasonBackdrop picture="break-summer" />}
        onRegister={toCamps}
        announced={undefined}
      />
      <Wrap>
        <CallToAction {...words.waitlist} className={styles.waitlist} />
        <OpeningsFilters
          filters={draft.current}
          activities={view.activities}
          countWith={view.result?.countWith ?? null}
          onType={draft.type}
          onFilters={draft.apply}
          onSubmit={toCamps}
          onReset={reset}
        />
        <div className={styles.camps}>
          <FeaturedSection
            words={openings.featured}
            headingRef={heading}
            result={view.result}
            activities={view.activities ?? drawnActivities}
            startOf={view.startOf}
            saves={saves}
            onRegister={register}
            aside={null}
            hasSamples={view.hasSamples}
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
    if (failed !== null) return <NotLoaded text={failed.featured.text} />;
    if (view.result?.shown !== 0) return null;
    return (
      <NoneFound
        onReset={() => {
          reset();
          heading.current?.focus({ preventScroll: true });
        }}
      />
    );
  }
}
