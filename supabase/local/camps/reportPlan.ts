import { clipped } from './cells.ts';
import { COLUMNS } from './columns.ts';
import type { ColumnMap } from './mapColumns.ts';
import type { ImportPlan } from './planImport.ts';
import type { RowPlan } from './planRow.ts';

/** A plan in words, line by line of the file. */
export function reportPlan(plan: ImportPlan, map: ColumnMap): string[] {
  const { rows, problems, notes, absent } = plan;
  const count = (action: RowPlan['action']) => rows.filter((row) => row.action === action).length;
  const told = [
    ...rows.flatMap((row) =>
      row.action === 'unchanged' ? [] : [{ line: row.line, text: rowText(row) }],
    ),
    ...problems.map(({ line, text }) => ({ line, text: `NOT GOOD: ${text}` })),
    ...notes.map(({ line, text }) => ({ line, text: `Note: ${text}` })),
  ];
  return [
    `Columns: ${map.columns.map(({ header, column }) => `${header} -> ${column.name}`).join(', ')}`,
    ...(map.unused.length > 0 ? [`Not used: ${map.unused.join(', ')}`] : []),
    ...told.toSorted((a, b) => a.line - b.line).map(({ line, text }) => `Line ${line}: ${text}`),
    `${count('insert')} new, ${count('update')} changed, ${count('unchanged')} unchanged, ${new Set(problems.map(({ line }) => line)).size} not good`,
    ...(absent.length > 0
      ? [
          `Not in the file, and they stay: ${absent.length} (${absent.slice(0, 20).join(', ')}${absent.length > 20 ? ', …' : ''})`,
        ]
      : []),
  ];
}

function rowText({ action, id, name, set, before }: RowPlan): string {
  if (action === 'insert') return `new: ${clipped(name)} (${id})`;
  const changes = COLUMNS.filter((column) => column.name in set).map(
    ({ name: column, cell }) =>
      `${column} "${clipped(before[column] ?? '')}" -> "${clipped(cell.write(set[column]))}"`,
  );
  return `changed: ${clipped(name)} (${id}): ${changes.join(', ')}`;
}
