import { type ReactNode, useCallback } from 'react';
import type { Browsed } from '#domain/browse.ts';
import type { Shown } from '#domain/columns.ts';
import { fallBreak } from '#content/fallBreak.ts';
import { BasicRow } from '#parts/BasicRow.tsx';
import { BasicRowBones } from '#parts/BasicRowBones.tsx';
import type { SeasonStart } from '#parts/CampFacts.tsx';
import styles from './BasicSection.module.css';
import { CampList } from './CampList.tsx';

type BasicSectionProps = {
  /** Null while this phone has no camps. */
  result: Browsed | null;
  activities: readonly string[];
  season: SeasonStart;
  /** Stands instead of the list: a problem. */
  instead: ReactNode;
};

// Spec 9: eight while loading.
const BONES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const FAR = 96;
// As measured on large screens; phones are near enough.
const ROW_HEIGHT = 104;

/** The quiet rows below the posters. */
export function BasicSection(props: BasicSectionProps) {
  const { heading, lead } = fallBreak.basic;
  return (
    <section className={styles.section} aria-labelledby="basic">
      <h2 id="basic">{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      {props.instead ?? <Rows {...props} />}
    </section>
  );
}

function Rows({ result, activities, season }: BasicSectionProps) {
  const draw = useCallback(
    ({ camp, close }: Shown, _place: number, far: boolean) => (
      <BasicRow camp={camp} activities={activities} season={season} close={close} far={far} />
    ),
    [activities, season],
  );
  if (result === null) {
    return (
      <ul key="bones" className={styles.rows} aria-busy="true" aria-label="Loading more camps">
        {BONES.map((bone) => (
          <li key={bone}>
            <BasicRowBones />
          </li>
        ))}
      </ul>
    );
  }
  if (result.basic.length === 0) return <p className={styles.none}>{fallBreak.basic.empty}</p>;
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
