import type { Counts } from '#family/rules/backup/countRecords.ts';
import { restoreCopy } from '#family/words/backup.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CountsTable.module.css';

const { rows, kind: kindName } = restoreCopy.table;
const KINDS: readonly (keyof Counts)[] = ['children', 'planned', 'favorites', 'notes'];

type CountsTableProps = {
  caption: string;
  columns: readonly { name: string; counts: Counts }[];
};

/** How much of each kind, side by side. */
export function CountsTable({ caption, columns }: CountsTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{kindName}</VisuallyHidden>
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{rows[kind]}</th>
            {columns.map(({ name, counts }) => (
              <td key={name}>{counts[kind]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
