import { type ReactNode, useCallback } from 'react';
import { useChangedCamps } from '#camps/store/saved/useChangedCamps.ts';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import { BasicRow } from '../../parts/card/BasicRow.tsx';
import type { BrowseView, ShownCard } from '../BrowseView.ts';
import { BasicRowSkeleton } from './BasicRowSkeleton.tsx';
import styles from './BasicSection.module.css';
import { CampList } from './CampList.tsx';

type BasicSectionProps = {
  copy: BreakCopy['basic'];
  view: Pick<BrowseView, 'result' | 'cards' | 'startOf'>;
  activities: readonly string[];
  /** Replaces the list: a problem. */
  instead: ReactNode;
};

// Made once, as in FeaturedSection.
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
  <li key={key}>
    <BasicRowSkeleton />
  </li>
));
// As in FeaturedSection; rows are lighter.
const FAR_FROM = 96;

/** The quiet rows below the posters. */
export function BasicSection(props: BasicSectionProps) {
  const { heading, lead } = props.copy;
  return (
    <section className={styles.section} aria-labelledby="basic">
      <h2 id="basic">{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      {props.instead ?? <Rows {...props} />}
    </section>
  );
}

function Rows({ copy, view: { result, cards, startOf }, activities }: BasicSectionProps) {
  const changed = useChangedCamps();
  const milesTo = result?.milesTo ?? null;
  const renderRow = useCallback(
    ({ camp, close, also }: ShownCard, _index: number, isFar: boolean) => (
      <BasicRow
        camp={camp}
        activities={activities}
        season={startOf(camp)}
        isCloseMatch={close}
        also={also}
        isChanged={changed.has(camp.id)}
        miles={milesTo?.(camp) ?? null}
        isFar={isFar}
      />
    ),
    [milesTo, activities, startOf, changed],
  );
  if (cards === null) {
    return (
      <ul key="skeletons" className={styles.rows} aria-busy="true" aria-label="Loading more camps">
        {skeletons.slice(0, copy.skeletons)}
      </ul>
    );
  }
  if (cards.basic.length === 0) return <p className="no-max weight-650">{copy.empty}</p>;
  return (
    <CampList shown={cards.basic} className={styles.rows} first={0} step={4} farFrom={FAR_FROM}>
      {renderRow}
    </CampList>
  );
}
