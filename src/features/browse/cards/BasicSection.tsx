import { type ReactNode, useCallback } from 'react';
import type { Browsed } from '#domain/list/browse.ts';
import type { Shown } from '#domain/list/listFacts.ts';
import type { BreakWords } from '#content/breaks/BreakWords.ts';
import { BasicRow } from '#features/browse/cards/BasicRow.tsx';
import { BasicRowSkeleton } from '#features/browse/cards/BasicRowSkeleton.tsx';
import styles from './BasicSection.module.css';
import { CampList } from './CampList.tsx';
import type { StartOf } from '../seasonStarts.ts';

type BasicSectionProps = {
  words: BreakWords['basic'];
  /** Null while this phone has no camps. */
  result: Browsed | null;
  activities: readonly string[];
  startOf: StartOf;
  /** Stands instead of the list: a problem. */
  instead: ReactNode;
};

// Made once, as in FeaturedSection.
const bones = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((bone) => (
  <li key={bone}>
    <BasicRowSkeleton />
  </li>
));

const FAR = 96;
// As measured on large screens; phones are near enough.
const ROW_HEIGHT = 104;

/** The quiet rows below the posters. */
export function BasicSection(props: BasicSectionProps) {
  const { heading, lead } = props.words;
  return (
    <section className={styles.section} aria-labelledby="basic">
      <h2 id="basic">{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      {props.instead ?? <Rows {...props} />}
    </section>
  );
}

function Rows({ words, result, activities, startOf }: BasicSectionProps) {
  const milesTo = result?.milesTo ?? null;
  const draw = useCallback(
    ({ camp, close }: Shown, _place: number, far: boolean) => (
      <BasicRow
        camp={camp}
        activities={activities}
        season={startOf(camp)}
        close={close}
        miles={milesTo?.(camp) ?? null}
        far={far}
      />
    ),
    [milesTo, activities, startOf],
  );
  if (result === null) {
    return (
      <ul key="bones" className={styles.rows} aria-busy="true" aria-label="Loading more camps">
        {bones.slice(0, words.bones)}
      </ul>
    );
  }
  if (result.basic.length === 0) return <p className={styles.none}>{words.empty}</p>;
  return (
    <CampList
      name="basic"
      shown={result.basic}
      className={styles.rows}
      first={0}
      step={4}
      rowHeight={ROW_HEIGHT}
      farFrom={FAR}
    >
      {draw}
    </CampList>
  );
}
