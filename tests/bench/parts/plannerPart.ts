import type { Run } from './contestParts.ts';
import { byteRows } from './planner/byteRows.ts';
import { openRows } from './planner/openRows.ts';
import { editRows, planBRows } from './planner/pageRows.ts';
import { solverRows } from './planner/solverRows.ts';

/** The planner, one file of `planner/` for each group of rows. Their sizes are their own. */
const groups: readonly ((run: Run) => Promise<void>)[] = [
  byteRows,
  editRows,
  planBRows,
  solverRows,
  openRows,
];

export async function plannerPart(run: Run): Promise<void> {
  for (const measure of groups) await measure(run);
}
