type Position = { row: number; column: number };
type Size = { rows: number; columns: number };

/** The cell that holds the tab stop in a grid that has become smaller: the nearest one to where it was. */
export const within = ({ row, column }: Position, { rows, columns }: Size): Position => ({
  row: Math.min(row, rows - 1),
  column: Math.min(column, columns - 1),
});

/**
 * Returns the cell to which a key moves; null for none. Home and End stay in the row, or go to the ends of the grid.
 */
export function gridMove(key: string, { row, column }: Position, size: Size): Position | null {
  const next = moved(key, row, column, size);
  if (next === null || (next.row === row && next.column === column)) return null;
  return next;
}

function moved(key: string, row: number, column: number, { rows, columns }: Size): Position | null {
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(columns - 1, column + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return null;
  }
}
