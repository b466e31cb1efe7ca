import { type ReactNode, type Ref, useCallback } from 'react';
import { recordCampClick } from '#camps/store/recordCampClick.ts';
import { useChangedCamps } from '#camps/store/saved/useChangedCamps.ts';
import { useFamilyFits } from '#camps/store/saved/useFamilyFits.ts';
import { useSaves } from '#camps/store/saved/useSaves.ts';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import { seasonNotice } from '#camps/words/breaks/seasonNotice.ts';
import { doors } from '#camps/words/breaks/doors.ts';
import { FeaturedCard } from '../../parts/card/FeaturedCard.tsx';
import { saveToasts } from '../../parts/saveToasts.ts';
import { classes } from '#ui/classes.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { FilterControls } from '../filters/FilterControls.ts';
import type { BrowseView, ShownCard } from '../BrowseView.ts';
import { SeasonNotice } from '../frame/SeasonNotice.tsx';
import { CampList } from './CampList.tsx';
import { FeaturedCardSkeleton } from './FeaturedCardSkeleton.tsx';
import styles from './FeaturedSection.module.css';
import { FirstCards } from './FirstCards.tsx';
import { LogoPreloads } from './LogoPreloads.tsx';
import { ResultCount } from './ResultCount.tsx';

// The code comes when there is something to sort: a prerendered page cannot wait for it.
const SortSelect = lazyPart(
  async () => (await import('../filters/fields/SortSelect.tsx')).SortSelect,
);

type FeaturedSectionProps = {
  copy: BreakCopy;
  view: BrowseView;
  headingRef: Ref<HTMLHeadingElement>;
  activities: readonly string[];
  controls: Pick<FilterControls, 'filters' | 'onChange'>;
  /** The switch to the map beside the order. */
  aside?: ReactNode;
  /** Replaces the list: a problem, or the way out when nothing fits. */
  instead: ReactNode;
};

// Phones get compact cards after these, so that twelve camps are not twelve screens.
const FULL_CARDS = 4;
// Made once: a page that syncs while it waits does not render them again.
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, index) => (
  <li key={key}>
    <FeaturedCardSkeleton isCompact={index >= FULL_CARDS} />
  </li>
));
// So few would leave empty columns: their cards are wider.
const FEW = 2;
// On screens this narrow the grid has one column.
const ONE_COLUMN = '(width < 40rem)';
/** At the top of a phone one and a half cards are on the screen: the next come in tasks of their own. */
const firstDrawn = () =>
  window.scrollY === 0 && window.matchMedia(ONE_COLUMN).matches ? 2 : skeletons.length;
// Cards that are drawn stay cheap: from here on they are laid out near the screen only.
const FAR_FROM = 48;

/** The posters, three to a row on wide screens, four on large ones. */
export function FeaturedSection(props: FeaturedSectionProps) {
  const { copy, view, headingRef, controls, aside, instead } = props;
  const { result } = view;
  return (
    <section className={styles.section} aria-labelledby="featured">
      <div className={styles.top}>
        {/* Nothing of a season that is over is featured, or has openings. */}
        <h2 id="featured" ref={headingRef} tabIndex={-1} className={styles.heading}>
          {view.phase === 'past' ? seasonNotice.ran : copy.featured.heading}
        </h2>
        <ResultCount count={result} className={styles.count} announced />
        {/* Narrower screens sort in the filter sheet. */}
        <div className="row middle push-right gap-100 from-laptop-only">
          <div className={styles.sort}>{result && <SortSelect {...controls} />}</div>
          {aside}
        </div>
      </div>
      {result && <Note copy={copy} view={view} hasSamples={view.hasSamples} />}
      {result && controls.filters.room === 'yes' && view.RoomNote && (
        <view.RoomNote result={result} onChange={controls.onChange} />
      )}
      {instead ?? <Cards {...props} />}
    </section>
  );
}

type NoteProps = Pick<FeaturedSectionProps, 'copy' | 'view'> & { hasSamples: boolean };

/** A note in the same place above the first cards and above the list, so that nothing moves when the list arrives. */
function Note({ copy, view, hasSamples }: NoteProps) {
  const { season, noticed, next } = view;
  return (
    <p className={styles.note}>
      {hasSamples && <span>{`${doors.sample} `}</span>}
      <SeasonNotice path={copy.path} season={season} phase={noticed} next={next} />
    </p>
  );
}

function Cards(props: FeaturedSectionProps) {
  const { copy, view } = props;
  const { result, cards, first } = view;
  const { startOf } = first ?? view;
  const { activities } = first ?? props;
  const changed = useChangedCamps();
  const fits = useFamilyFits();
  const { favorites, scheduled, onFavorite, onSchedule } = useSaves(saveToasts);
  const milesTo = result?.milesTo ?? null;
  const renderCard = useCallback(
    ({ camp, close, also }: ShownCard, index: number, isFar: boolean) => (
      <FeaturedCard
        camp={camp}
        activities={activities}
        season={startOf(camp)}
        index={index}
        isCompact={index >= FULL_CARDS}
        isFar={isFar}
        isCloseMatch={close}
        also={also}
        isChanged={changed.has(camp.id)}
        fit={fits.get(camp.id)?.words}
        miles={milesTo?.(camp) ?? null}
        favorite={favorites.has(camp.id)}
        scheduled={scheduled.has(camp.id)}
        onFavorite={onFavorite}
        onSchedule={onSchedule}
        onRegister={recordCampClick}
      />
    ),
    [milesTo, activities, startOf, changed, fits, favorites, scheduled, onFavorite, onSchedule],
  );
  // A list of its own: as one list with the real one it would count as a layout shift.
  if (cards === null) {
    return (
      <FirstCards className={styles.grid} skeletons={skeletons}>
        {first && (
          <>
            <Note {...props} hasSamples={first.shown.some(({ camp }) => camp.isSample)} />
            <ul className={styles.grid}>
              {first.shown.slice(0, skeletons.length).map((one, index) => (
                <li key={one.camp.id}>{renderCard(one, index, false)}</li>
              ))}
            </ul>
          </>
        )}
      </FirstCards>
    );
  }
  if (cards.featured.length === 0) {
    return <NoneFeatured text={copy.featured.empty} basic={cards.basic.length} />;
  }
  return (
    <>
      <LogoPreloads shown={cards.featured} />
      <CampList
        shown={cards.featured}
        className={classes(styles.grid, cards.featured.length <= FEW && styles.few)}
        first={firstDrawn}
        step={2}
        farFrom={FAR_FROM}
      >
        {renderCard}
      </CampList>
    </>
  );
}

function NoneFeatured({ text, basic }: { text: string; basic: number }) {
  return (
    <div className={styles.none}>
      <p>{text}</p>
      {basic > 0 && (
        <p className={styles.below}>
          {basic === 1 ? 'One basic listing is below.' : `${basic} basic listings are below.`}
        </p>
      )}
    </div>
  );
}
