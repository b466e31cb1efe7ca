import { type ReactNode, type Ref, useCallback, useEffect, useRef } from 'react';
import type { Saves } from '#data/family/useSaves.ts';
import type { Browsed } from '#domain/list/browse.ts';
import type { Shown } from '#domain/list/listFacts.ts';
import type { Camp } from '#domain/camp/camp.ts';
import type { BreakWords } from '#content/breaks/BreakWords.ts';
import { doors } from '#content/breaks/doors.ts';
import { ResultCount } from '#features/browse/cards/ResultCount.tsx';
import { FeaturedCard } from '#features/browse/cards/FeaturedCard.tsx';
import { FeaturedCardSkeleton } from '#features/browse/cards/FeaturedCardSkeleton.tsx';
import { CampList } from './CampList.tsx';
import styles from './FeaturedSection.module.css';
import { LogoPreloads } from './LogoPreloads.tsx';
import type { StartOf } from '../seasonStarts.ts';
import { SeenCards } from './SeenCards.tsx';
import { whenIdle } from './whenIdle.ts';

type FeaturedSectionProps = {
  words: BreakWords['featured'];
  headingRef: Ref<HTMLHeadingElement>;
  /** Null while this phone has no camps. */
  result: Browsed | null;
  activities: readonly string[];
  startOf: StartOf;
  saves: Saves;
  onRegister: (camp: Camp) => void;
  /** The way to another order, beside the count. */
  sort?: ReactNode;
  /** The applied filters, beside the heading. */
  aside: ReactNode;
  /** Stands instead of the list: a problem, or the way out when nothing fits. */
  instead: ReactNode;
  hasSamples: boolean;
};

// Spec 9: six while loading. After four full cards phones get compact ones (look).
const FULL_CARDS = 4;
// Made once: a page that hears news while it waits does not draw its eighty bones anew.
const bones = ['a', 'b', 'c', 'd', 'e', 'f'].map((bone, place) => (
  <li key={bone}>
    <FeaturedCardSkeleton slim={place >= FULL_CARDS} />
  </li>
));

const FAR = 48;
// As measured on large screens; phones are near enough.
const ROW_HEIGHT = 424;

/** The posters, four to a row on large screens. */
export function FeaturedSection(props: FeaturedSectionProps) {
  const { words, headingRef, result, sort, aside, instead, hasSamples } = props;
  const section = useRef<HTMLElement>(null);
  const featured = result?.featured;
  useEffect(
    () => (featured ? whenIdle(() => void keepSeen(section.current)) : undefined),
    [featured],
  );
  return (
    <section ref={section} className={styles.section} aria-labelledby="featured">
      <div className={styles.top}>
        <div className={styles.head}>
          <h2 id="featured" ref={headingRef} tabIndex={-1} className={styles.heading}>
            {words.heading}
          </h2>
          <div className={styles.counted}>
            <ResultCount count={result} className={styles.count} announced />
            {sort !== undefined && <div className={styles.sort}>{sort}</div>}
          </div>
        </div>
        <div className={styles.aside}>{aside}</div>
      </div>
      {hasSamples && (
        <p data-note="" className={styles.sample}>
          {doors.sample}
        </p>
      )}
      {instead ?? <Cards {...props} />}
    </section>
  );
}

/** For the first paint of the next start. */
async function keepSeen(section: Element | null): Promise<void> {
  if (section === null) return;
  // Without its code the next start shows bones, as the first one did.
  const cards = await import('./keepSeen.ts').catch(() => null);
  await cards?.keepSeen(section);
}

function Cards(props: FeaturedSectionProps) {
  const { words, result, activities, startOf, saves, onRegister } = props;
  const { favorites, scheduled, onFavorite, onSchedule } = saves;
  const milesTo = result?.milesTo ?? null;
  const draw = useCallback(
    ({ camp, close }: Shown, place: number, far: boolean) => (
      <FeaturedCard
        camp={camp}
        activities={activities}
        season={startOf(camp)}
        place={place}
        slim={place >= FULL_CARDS}
        far={far}
        close={close}
        miles={milesTo?.(camp) ?? null}
        favorite={favorites.has(camp.id)}
        scheduled={scheduled.has(camp.id)}
        onFavorite={onFavorite}
        onSchedule={onSchedule}
        onRegister={onRegister}
      />
    ),
    [milesTo, activities, startOf, favorites, scheduled, onFavorite, onSchedule, onRegister],
  );
  // A list of its own: the real one may stand elsewhere without anything having "moved".
  if (result === null) {
    return (
      <>
        <SeenCards className={styles.seen} />
        <ul key="bones" className={styles.grid} aria-busy="true" aria-label="Loading camps">
          {bones}
        </ul>
      </>
    );
  }
  if (result.featured.length === 0) {
    return <NoneFeatured text={words.empty} basic={result.basic.length} />;
  }
  return (
    <>
      {/* Of those drawn at once: a logo that is asked for and not shown soon is a waste. */}
      <LogoPreloads shown={result.featured.slice(0, bones.length)} />
      <CampList
        name="featured"
        shown={result.featured}
        className={styles.grid}
        first={bones.length}
        step={2}
        rowHeight={ROW_HEIGHT}
        farFrom={FAR}
      >
        {draw}
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
