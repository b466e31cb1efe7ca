import type { ReactNode, Ref } from 'react';
import type { Browsed } from '#domain/browse.ts';
import type { Shown } from '#domain/columns.ts';
import type { Camp } from '#domain/camp.ts';
import { fallBreak } from '#content/fallBreak.ts';
import type { SeasonStart } from '#parts/CampFacts.tsx';
import { CountLine } from '#parts/CountLine.tsx';
import { FeaturedCard } from '#parts/FeaturedCard.tsx';
import { FeaturedCardBones } from '#parts/FeaturedCardBones.tsx';
import styles from './FeaturedSection.module.css';
import { LogoPreloads } from './LogoPreloads.tsx';
import { useGrowing } from './useGrowing.ts';

/** What the heart and the plan of every card need. */
export type Saves = {
  favourites: ReadonlySet<string>;
  scheduled: ReadonlySet<string>;
  onFavourite: (camp: Camp) => void;
  onSchedule: (camp: Camp) => void;
};

type FeaturedSectionProps = {
  headingRef: Ref<HTMLHeadingElement>;
  /** Null while this phone has no camps. */
  result: Browsed | null;
  activities: readonly string[];
  season: SeasonStart;
  saves: Saves;
  onRegister: (camp: Camp) => void;
  /** The applied filters, beside the heading. */
  aside: ReactNode;
  /** Stands instead of the list: a problem, or the way out when nothing fits. */
  instead: ReactNode;
  hasSamples: boolean;
};

// Spec 9: six while loading. After four full cards phones get compact ones (look).
const BONES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const FULL_CARDS = 4;

/** The posters, four to a row on large screens. */
export function FeaturedSection(props: FeaturedSectionProps) {
  const { headingRef, result, aside, instead, hasSamples } = props;
  return (
    <section className={styles.section} aria-labelledby="featured">
      <div className={styles.top}>
        <div className={styles.head}>
          <h2 id="featured" ref={headingRef} tabIndex={-1} className={styles.heading}>
            {fallBreak.featured.heading}
          </h2>
          <CountLine count={result} className={styles.count} announced />
        </div>
        <div className={styles.aside}>{aside}</div>
      </div>
      {hasSamples && <p className={styles.sample}>{fallBreak.sample}</p>}
      {instead ?? <Cards {...props} />}
    </section>
  );
}

function Cards(props: FeaturedSectionProps) {
  const { result } = props;
  const { drawn, nextRef } = useGrowing(result?.featured.length ?? 0, BONES.length, 2);
  // A list of its own: the real one may stand elsewhere without anything having "moved".
  if (result === null) {
    return (
      <ul key="bones" className={styles.grid} aria-busy="true" aria-label="Loading camps">
        {BONES.map((bone, place) => (
          <li key={bone}>
            <FeaturedCardBones slim={place >= FULL_CARDS} />
          </li>
        ))}
      </ul>
    );
  }
  if (result.featured.length === 0) return <NoneFeatured basic={result.basic.length} />;
  return (
    <>
      <LogoPreloads shown={result.featured} />
      <ul key="camps" className={styles.grid}>
        {result.featured.map((shown, place) => (
          <li key={shown.camp.id} ref={place === drawn ? nextRef : null}>
            {place < drawn && <Card {...props} shown={shown} place={place} />}
          </li>
        ))}
      </ul>
    </>
  );
}

type CardProps = Pick<FeaturedSectionProps, 'activities' | 'season' | 'saves' | 'onRegister'> & {
  shown: Shown;
  place: number;
};

function Card({ shown, place, activities, season, saves, onRegister }: CardProps) {
  const { camp, close } = shown;
  return (
    <FeaturedCard
      camp={camp}
      activities={activities}
      season={season}
      place={place}
      slim={place >= FULL_CARDS}
      close={close}
      favourite={saves.favourites.has(camp.id)}
      scheduled={saves.scheduled.has(camp.id)}
      onFavourite={saves.onFavourite}
      onSchedule={saves.onSchedule}
      onRegister={onRegister}
    />
  );
}

function NoneFeatured({ basic }: { basic: number }) {
  return (
    <div className={styles.none}>
      <p>{fallBreak.featured.empty}</p>
      {basic > 0 && (
        <p className={styles.below}>
          {basic === 1 ? 'One basic listing is below.' : `${basic} basic listings are below.`}
        </p>
      )}
    </div>
  );
}
