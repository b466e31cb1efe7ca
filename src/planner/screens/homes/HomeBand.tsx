import type { CustodyDay } from '#planner/rules/custody/createNights.ts';
import type { HomeId } from '#family/rules/plan/custodyRows.ts';
import { homesCopy } from '#planner/words/homes.ts';
import styles from './HomeBand.module.css';

/** Whose day it is, under it: a letter on plain cloth or on stripes; both where the child changes homes. Words say it, too. */
export const HomeBand = ({ day: { morning, evening } }: { day: CustodyDay }) => (
  <span className={styles.band} aria-hidden="true">
    <HomePiece home={morning} />
    {evening !== morning && <HomePiece home={evening} />}
  </span>
);

const HomePiece = ({ home }: { home: HomeId }) => (
  <i data-home={home}>
    <b>{homesCopy.letter(home)}</b>
  </i>
);

/** The letter of a home by itself, beside its name. */
export const HomeSign = ({ home }: { home: HomeId }) => (
  <span className={styles.sign} aria-hidden="true">
    <HomePiece home={home} />
  </span>
);
