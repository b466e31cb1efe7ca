import { type ReactNode, type Ref, useCallback } from 'react';
import type { Saves } from '#camps/store/saved/useSaves.ts';
import type { Browsed } from '#camps/rules/list/browse.ts';
import type { Shown } from '#camps/rules/list/listFacts.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import { doors } from '#camps/words/breaks/doors.ts';
import { FeaturedCard } from '../../parts/card/FeaturedCard.tsx';
import { classes } from '#ui/classes.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { FilterControls } from '../filters/FilterControls.ts';
import type { StartOf } from '../seasonStarts.ts';
import type { FirstList } from '../BrowseView.ts';
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
  copy: BreakCopy['featured'];
  headingRef: Ref<HTMLHeadingElement>;
  /** Null while this device has no camps. */
  result: Browsed | null;
  /** Shown in a prerendered page until then. */
  first: FirstList | null;
  activities: readonly string[];
  startOf: StartOf;
  /** Ids of the camps that have changed since they were planned. */
  changed: ReadonlySet<string>;
  saves: Saves;
  onRegister: (camp: Camp) => void;
  controls: Pick<FilterControls, 'filters' | 'onChange'>;
  /** The switch to the map beside the order. */
  aside: ReactNode;
  /** Replaces the list: a problem, or the way out when nothing fits. */
  instead: ReactNode;
  hasSamples: boolean;
  /** What to know of the season: a SeasonNotice, or null. */
  notice: ReactNode;
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
// Cards that are drawn stay cheap: from here on they are laid out near the screen only.
const FAR_FROM = 48;

/** The posters, three to a row on wide screens, four on large ones. */
export function FeaturedSection(props: FeaturedSectionProps) {
  const { copy, headingRef, result, controls, aside, instead, hasSamples, notice } = props;
  return (
    <section className={styles.section} aria-labelledby="featured">
      <div className={styles.top}>
        <h2 id="featured" ref={headingRef} tabIndex={-1} className={styles.heading}>
          {copy.heading}
        </h2>
        <ResultCount count={result} className={styles.count} announced />
        <div className={styles.controls}>
          <div className={styles.sort}>{result && <SortSelect {...controls} />}</div>
          {aside}
        </div>
      </div>
      {result && <Note hasSamples={hasSamples} notice={notice} />}
      {instead ?? <Cards {...props} />}
    </section>
  );
}

/** A note in the same place above the first cards and above the list, so that nothing moves when the list arrives. */
function Note({ hasSamples, notice }: Pick<FeaturedSectionProps, 'hasSamples' | 'notice'>) {
  return (
    <p className={styles.note}>
      {hasSamples && <span>{`${doors.sample} `}</span>}
      {notice}
    </p>
  );
}

function Cards(props: FeaturedSectionProps) {
  const { copy, result, first, saves, changed, onRegister, notice } = props;
  const { activities, startOf } = first ?? props;
  const { favorites, scheduled, onFavorite, onSchedule } = saves;
  const milesTo = result?.milesTo ?? null;
  const renderCard = useCallback(
    ({ camp, close }: Shown, index: number, isFar: boolean) => (
      <FeaturedCard
        camp={camp}
        activities={activities}
        season={startOf(camp)}
        index={index}
        isCompact={index >= FULL_CARDS}
        isFar={isFar}
        isCloseMatch={close}
        isChanged={changed.has(camp.id)}
        miles={milesTo?.(camp) ?? null}
        favorite={favorites.has(camp.id)}
        scheduled={scheduled.has(camp.id)}
        onFavorite={onFavorite}
        onSchedule={onSchedule}
        onRegister={onRegister}
      />
    ),
    [
      milesTo,
      activities,
      startOf,
      changed,
      favorites,
      scheduled,
      onFavorite,
      onSchedule,
      onRegister,
    ],
  );
  // A list of its own: as one list with the real one it would count as a layout shift.
  if (result === null) {
    return (
      <FirstCards className={styles.grid} skeletons={skeletons}>
        {first && (
          <>
            <Note hasSamples={first.shown.some(({ camp }) => camp.isSample)} notice={notice} />
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
  if (result.featured.length === 0) {
    return <NoneFeatured text={copy.empty} basic={result.basic.length} />;
  }
  return (
    <>
      <LogoPreloads shown={result.featured} />
      <CampList
        shown={result.featured}
        className={classes(styles.grid, result.featured.length <= FEW && styles.few)}
        first={skeletons.length}
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
