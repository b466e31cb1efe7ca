import type { ReactNode } from 'react';
import { useToday } from '#data/directory/useSeasons.ts';
import { ageLabel } from '#domain/text/ageLabel.ts';
import { campDays } from '#domain/text/campDays.ts';
import { cardDates, datesText } from '#domain/text/cardDates.ts';
import { externalUrl } from '#domain/camp/externalUrl.ts';
import { hoursLabel } from '#domain/text/hours.ts';
import { isOver } from '#domain/camp/isOver.ts';
import { type KnownCamp, seasonDayOf } from '#domain/camp/knownCamp.ts';
import { milesLabel } from '#domain/place/milesLabel.ts';
import { milesTo, type Near } from '#domain/list/near.ts';
import { addressLine } from '#domain/place/address.ts';
import { priceLabel } from '#domain/text/priceLabel.ts';
import { perDayCents } from '#domain/text/pricePerDay.ts';
import { overCopy } from '#content/over.ts';
import { compareCopy } from '#content/compare.ts';
import { CampLink } from '#parts/CampLink.tsx';
import { dollars } from '#parts/card/perDayLabel.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CompareTable.module.css';

export type Column = {
  id: string;
  /** Null when the directory no longer lists it. */
  known: KnownCamp | null;
  /** As it was saved, null without one. */
  name: string | null;
  note: string;
};

type CompareTableProps = {
  columns: readonly Column[];
  near: Near | null;
  onRemove: (id: string) => void;
};

type Row = { name: string; cell: (known: KnownCamp, column: Column) => ReactNode };

const nameOf = ({ known, name }: Column) => known?.camp.providerName ?? name ?? compareCopy.unnamed;

/** A camp is a column; on phones the columns slide under the names of the rows. */
export function CompareTable({ columns, near, onRemove }: CompareTableProps) {
  const rows = rowsOf(near, useToday());
  const hasNotes = columns.some(({ note }) => note !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section className={styles.slide} aria-label={compareCopy.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{compareCopy.rows.camp}</VisuallyHidden>
            </td>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <span className={styles.head}>
                  {column.known === null ? (
                    nameOf(column)
                  ) : (
                    <CampLink campId={column.id}>{nameOf(column)}</CampLink>
                  )}
                  <IconButton
                    glyph="x"
                    className={styles.remove}
                    label={compareCopy.remove(nameOf(column))}
                    onClick={() => onRemove(column.id)}
                  />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column.id}>
                  {column.known === null
                    ? row === 0 && compareCopy.gone
                    : cell(column.known, column)}
                </td>
              ))}
            </tr>
          ))}
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

function rowsOf(near: Near | null, day: string): Row[] {
  const { rows, unsaid, notSure, noZip, noPlace } = compareCopy;
  return [
    { name: rows.dates, cell: (known) => datesIn(known, day) || unsaid },
    { name: rows.days, cell: (known) => daysIn(known, day) || notSure },
    { name: rows.hours, cell: ({ camp }) => hoursLabel(camp.hours) ?? unsaid },
    { name: rows.ages, cell: ({ camp }) => ageLabel(camp.ageMin, camp.ageMax) },
    { name: rows.price, cell: ({ camp }) => priceLabel(camp.price) },
    {
      name: rows.perDay,
      cell({ camp }) {
        const cents = perDayCents(camp);
        return cents === null ? notSure : cents === 0 ? 'Free' : dollars(cents);
      },
    },
    {
      name: rows.distance,
      cell({ camp }) {
        if (near === null) return noZip;
        const miles = milesTo(camp, near);
        return miles === null ? noPlace : milesLabel(miles);
      },
    },
    { name: rows.place, cell: ({ camp }) => addressLine(camp) },
    { name: rows.theme, cell: ({ camp }) => camp.theme },
    { name: rows.register, cell: (known) => <Register known={known} day={day} /> },
  ];
}

function Register({ known, day }: { known: KnownCamp; day: string }) {
  const { camp } = known;
  if (isOver(camp, seasonDayOf(known, day))) return overCopy.sentence;
  const website = externalUrl(camp.websiteUrl);
  if (website === null) return compareCopy.unsaid;
  return (
    <Button
      variant="teal"
      size="small"
      href={website}
      external
      aria-label={`${compareCopy.register}: ${camp.providerName}, opens in a new tab`}
    >
      {compareCopy.register}
    </Button>
  );
}

function datesIn(known: KnownCamp, day: string): string {
  const { year, fromMonth } = seasonDayOf(known, day);
  return datesText(cardDates(known.camp, year, fromMonth));
}

function daysIn(known: KnownCamp, day: string): string {
  const { year, fromMonth } = seasonDayOf(known, day);
  const count = campDays(known.camp, year, fromMonth).length;
  return count === 0 ? '' : String(count);
}
