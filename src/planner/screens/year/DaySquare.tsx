import { cloth } from '#family/family.ts';
import { boardCopy } from '#planner/words/board.ts';
import type { CustodyDay } from '#planner/rules/custody/createNights.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { isWaiting } from '#planner/rules/coverage/isOpenCell.ts';
import { classes } from '#ui/classes.ts';
import styles from './DaySquare.module.css';

type Look =
  | 'covered'
  | 'part'
  | 'open'
  | 'home'
  | 'guess'
  | 'waiting'
  | 'unknown'
  | 'over'
  | 'none';

/** A day of a child as a square: filled when covered, bare paper when open. */
export const DaySquare = ({ cell, homes }: { cell: ChildCell; homes?: CustodyDay | undefined }) => (
  <i
    className={styles[lookOf(cell)]}
    // Home A plain, home B dashed, a hand-over half and half.
    data-homes={homes && homes.morning + homes.evening}
  />
);

function lookOf({ cover, claims, isOver }: ChildCell): Look {
  if (isOver && cover !== 'none') return 'over';
  if (cover === 'near') return 'covered';
  if (cover !== 'open') return cover;
  return isWaiting({ claims }) ? 'waiting' : 'open';
}

const LOOKS: readonly Look[] = [
  'covered',
  'part',
  'open',
  'home',
  'guess',
  'waiting',
  'unknown',
  'over',
  'none',
];

/** What the squares mean. */
export const SquareKey = () => (
  <ul className={classes(styles.key, cloth.teal)}>
    {LOOKS.map((look) => (
      <li className="row-inline middle gap-40" key={look}>
        <i className={styles[look]} />
        {boardCopy.year.key[look]}
      </li>
    ))}
  </ul>
);
