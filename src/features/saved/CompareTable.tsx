import type { ReactNode } from 'react';
import { useToday } from '#data/directory/useSeasons.ts';
import { bestOf } from '#domain/camp/bestOf.ts';
import { ageLabel } from '#domain/text/ageLabel.ts';
import { campDays } from '#domain/text/campDays.ts';
import { cardDates, datesText } from '#domain/text/cardDates.ts';
import { dollars } from '#domain/text/dollars.ts';
import { externalUrl } from '#domain/camp/externalUrl.ts';
import { hoursLabel, readHours } from '#domain/text/hours.ts';
import { pictureUrl } from '#domain/camp/logoUrl.ts';
import { isOver } from '#domain/camp/isOver.ts';
import { type KnownCamp, seasonDayOf } from '#domain/camp/knownCamp.ts';
import { milesLabel } from '#domain/place/milesLabel.ts';
import { milesTo, type Near } from '#domain/list/near.ts';
import { addressLine } from '#domain/place/address.ts';
import { priceLabel } from '#domain/text/priceLabel.ts';
import { perDayCents, perDayIfForAll } from '#domain/text/pricePerDay.ts';
import { overCopy } from '#content/over.ts';
import { compareCopy } from '#content/compare.ts';
import { CampLink } from '#parts/CampLink.tsx';
import { drawnActivities } from '#parts/card/ActivityPatch.tsx';
import { LogoPlate } from '#parts/card/LogoPlate.tsx';
import { PriceTag } from '#parts/card/PriceTag.tsx';
import { themeActivities } from '#parts/themeActivities.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CompareTable.module.css';

export type Column = {
  id: string;
  /** Null when the directory does not list it. */
  known: KnownCamp | null;
  /** As it was saved, null without one. */
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

type Row = {
  name: string;
  cell: (known: KnownCamp, column: Column) => ReactNode;
  /** What makes a camp the best in this row, as a number: the smaller the better, null where it is not certain. */
  rank?: (known: KnownCamp) => number | null;
  best?: string;
  className?: string | undefined;
};

const nameOf = ({ known, name }: Column) => known?.camp.providerName ?? name ?? compareCopy.unnamed;

const widths = [undefined, undefined, styles.two, styles.three, styles.four];

/** A camp is a column; on phones the columns slide under the names of the rows. */
export function CompareTable({ columns, unknown, near, onRemove }: CompareTableProps) {
  const rows = rowsOf(near, useToday());
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
                  <Plate column={column} />
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
                    onClick={() => onRemove(column.id)}
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
                      index === 0 && unknown
                    ) : (
                      <div className={row.className}>{row.cell(column.known, column)}</div>
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

function Plate({ column: { known } }: { column: Column }) {
  if (known === null) return null;
  const { camp } = known;
  const [activity] = themeActivities(camp.theme, drawnActivities);
  return <LogoPlate name={camp.providerName} src={pictureUrl(camp)} activity={activity} />;
}

/** The ids of the best camps of a row. A camp that is no longer listed does not compete. */
function bestIn({ rank }: Row, columns: readonly Column[]): ReadonlySet<string> {
  if (rank === undefined) return new Set();
  const listed = columns.flatMap(({ id, known }) => (known === null ? [] : [{ id, known }]));
  const best = bestOf(listed.map(({ known }) => rank(known)));
  return new Set(best.flatMap((position) => listed[position]?.id ?? []));
}

function rowsOf(near: Near | null, day: string): Row[] {
  const { rows, best, unsaid, notSure, noZip, noPlace } = compareCopy;
  return [
    { name: rows.dates, cell: (known) => datesText(datesIn(known, day)) || unsaid },
    { name: rows.days, cell: (known) => daysIn(known, day).length || notSure },
    {
      name: rows.hours,
      cell: ({ camp }) => hoursLabel(camp.hours) ?? unsaid,
      rank: ({ camp }) => {
        const hours = readHours(camp.hours);
        return hours === 'unknown' ? null : hours.from - hours.to;
      },
      best: best.hours,
    },
    { name: rows.ages, cell: ({ camp }) => ageLabel(camp.ageMin, camp.ageMax) },
    { name: rows.price, cell: ({ camp }) => <PriceTag price={camp.price} /> },
    {
      name: rows.perDay,
      cell: (known) => perDayIn(known, day),
      rank: ({ camp }) => perDayCents(camp),
      best: best.perDay,
    },
    {
      name: rows.distance,
      cell({ camp }) {
        if (near === null) return noZip;
        const miles = milesTo(camp, near);
        return miles === null ? noPlace : milesLabel(miles);
      },
      rank: ({ camp }) => near && milesTo(camp, near),
      best: best.distance,
    },
    { name: rows.place, cell: ({ camp }) => addressLine(camp) },
    { name: rows.theme, cell: ({ camp }) => camp.theme, className: styles.theme },
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
      variant="main"
      size="small"
      href={website}
      external
      aria-label={`${compareCopy.register}: ${camp.providerName}, opens in a new tab`}
    >
      {compareCopy.register}
    </Button>
  );
}

function datesIn(known: KnownCamp, day: string) {
  const { year, fromMonth } = seasonDayOf(known, day);
  return cardDates(known.camp, year, fromMonth);
}

function daysIn(known: KnownCamp, day: string): string[] {
  const { year, fromMonth } = seasonDayOf(known, day);
  return campDays(known.camp, year, fromMonth);
}

/** Certain, or with the condition under which it is right. */
function perDayIn(known: KnownCamp, day: string): string {
  const cents = perDayCents(known.camp);
  if (cents !== null) return cents === 0 ? 'Free' : dollars(cents);
  const days = daysIn(known, day);
  const ifForAll = perDayIfForAll(known.camp, days);
  return ifForAll === null
    ? compareCopy.notSure
    : compareCopy.ifForAll(dollars(ifForAll), priceLabel(known.camp.price), days.length);
}
