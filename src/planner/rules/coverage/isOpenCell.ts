import type { ChildCell } from './childCells.ts';

/** A day that is still ahead, and of which a known part is missing. */
export const isOpenCell = ({ cover, isOver }: Pick<ChildCell, 'cover' | 'isOver'>): boolean =>
  !isOver && (cover === 'open' || cover === 'part');

/** Whether a row of the day is on a waitlist. */
export const isWaiting = ({ claims }: Pick<ChildCell, 'claims'>): boolean =>
  claims.some(({ status }) => status === 'waitlisted');
