import { useToday } from '#camps/store/directory/useSeasons.ts';
import { smallestPositions } from '#camps/rules/camp/smallestPositions.ts';
import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import type { Near } from '#camps/rules/list/near.ts';
import { compareCopy } from '#camps/words/compare.ts';
import { listingState } from '#camps/words/camp/camp.ts';
import { CampLink } from '../parts/CampLink.tsx';
import { CampPlate } from '../parts/card/CampPlate.tsx';
import { classes } from '#ui/classes.ts';
import { focusHeading } from '#ui/focusHeading.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CompareTable.module.css';
import { type CompareRow, compareRows } from './compareRows.tsx';

export type Column = {
  id: string;
  /** Null when the directory does not list it. */
  known: KnownCamp | null;
  /** The saved name, null without one. */
  name: string | null;
  note: string;
};

type CompareTableProps = {
  columns: readonly Column[];
  /** What to say of a camp that is not known. */
  unknown: string;
  near: Near | null;
  onRemove: (id: string) => void;
};

const nameOf = ({ known, name }: Column) =>
  known?.camp.providerName ?? name ?? listingState.unnamed;

const widths = [undefined, undefined, styles.two, styles.three, styles.four];

/** A camp is a column; on phones the columns slide under the names of the rows. */
export function CompareTable({ columns, unknown, near, onRemove }: CompareTableProps) {
  const rows = compareRows(near, useToday());
  const hasNotes = columns.some(({ note }) => note !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section className={styles.slide} aria-label={compareCopy.table} tabIndex={0}>
      <table className={classes(styles.table, widths[columns.length])}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{compareCopy.rows.camp}</VisuallyHidden>
            </td>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <span className={styles.head}>
                  {column.known && <CampPlate camp={column.known.camp} />}
                  <span className={styles.name}>
                    {column.known === null ? (
                      nameOf(column)
                    ) : (
                      <CampLink campId={column.id}>{nameOf(column)}</CampLink>
                    )}
                  </span>
                  <IconButton
                    glyph="x"
                    className={styles.remove}
                    label={compareCopy.remove(nameOf(column))}
                    onClick={({ currentTarget }) => {
                      // The button goes with its camp.
                      if (columns.length === 1) focusHeading();
                      else currentTarget.closest('section')?.focus();
                      onRemove(column.id);
                    }}
                  />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const best = bestIn(row, columns);
            return (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {columns.map((column) => (
                  <td key={column.id}>
                    {column.known === null ? (
                      index === 0 && <span>{unknown}</span>
                    ) : (
                      <div className={row.className}>{row.cell(column.known)}</div>
                    )}
                    {best.has(column.id) && (
                      <strong className={styles.best}>
                        <Glyph name="check" />
                        {row.best}
                      </strong>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
          {hasNotes && (
            <tr>
              <th scope="row">{compareCopy.rows.note}</th>
              {columns.map(({ id, note }) => (
                <td key={id} className={styles.note}>
                  {note}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The ids of the best camps of a row. A camp that is no longer listed does not compete. */
function bestIn({ rank }: CompareRow, columns: readonly Column[]): ReadonlySet<string> {
  if (rank === undefined) return new Set();
  const listed = columns.flatMap(({ id, known }) => (known === null ? [] : [{ id, known }]));
  const best = smallestPositions(listed.map(({ known }) => rank(known)));
  return new Set(best.flatMap((position) => listed[position]?.id ?? []));
}
