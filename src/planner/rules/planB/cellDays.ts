import type { CellSet } from './week.ts';

/** The days that cells are on: bit n is day n. */
export const cellDays = (cells: CellSet, dayOfCell: readonly number[]): number =>
  dayOfCell.reduce((days, day, cell) => days | (((cells >>> cell) & 1) << day), 0);
