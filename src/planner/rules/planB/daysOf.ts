import type { Cells } from './week.ts';

/** The days that cells are on: bit n is day n. */
export const daysOf = (cells: Cells, dayOfCell: readonly number[]): number =>
  dayOfCell.reduce((days, day, cell) => days | (((cells >>> cell) & 1) << day), 0);
