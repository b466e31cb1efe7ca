import type { ReactNode } from 'react';
import type { Browsed } from '#domain/browse.ts';
import { fallBreak } from '#content/fallBreak.ts';
import { BasicRow } from '#parts/BasicRow.tsx';
import { BasicRowBones } from '#parts/BasicRowBones.tsx';
import type { SeasonStart } from '#parts/CampFacts.tsx';
import styles from './BasicSection.module.css';
import { useGrowing } from './useGrowing.ts';

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
  const { drawn, nextRef } = useGrowing(result?.basic.length ?? 0, 0, 4);
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
    <ul key="camps" className={styles.rows}>
      {result.basic.map(({ camp, close }, place) => (
        <li key={camp.id} ref={place === drawn ? nextRef : null}>
          {place < drawn && (
            <BasicRow
              camp={camp}
              activities={activities}
              season={season}
              close={close}
              place={place}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
