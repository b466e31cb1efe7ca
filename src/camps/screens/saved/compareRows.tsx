import type { ReactNode } from 'react';
import { yearOf } from '#base/day/calendar.ts';
import { isOver } from '#camps/rules/camp/isOver.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { type KnownCamp, campSeasonDay } from '#camps/rules/camp/knownCamp.ts';
import { milesTo, type Near } from '#camps/rules/list/near.ts';
import { addressLine } from '#camps/rules/place/address.ts';
import { milesLabel } from '#camps/rules/place/distance.ts';
import { isNotOpenYet } from '#camps/rules/season/isNotOpenYet.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';
import { cardDates, datesText } from '#camps/rules/text/dates/cardDates.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { hoursLabel, readHours } from '#camps/rules/text/hours.ts';
import { priceLabel } from '#camps/rules/text/priceLabel.ts';
import { perDayCents, perDayIfForAll } from '#camps/rules/text/pricePerDay.ts';
import { compareCopy } from '#camps/words/compare.ts';
import { overCopy } from '#camps/words/over.ts';
import { PriceTag } from '../parts/card/PriceTag.tsx';
import { RegisterButton } from '../parts/card/RegisterButton.tsx';
import styles from './CompareTable.module.css';

/** A row of the comparison. */
export type CompareRow = {
  name: string;
  cell: (known: KnownCamp) => ReactNode;
  /** What makes a camp the best in this row, as a number: the smaller the better, null where it is not certain. */
  rank?: (known: KnownCamp) => number | null;
  best?: string;
  className?: string | undefined;
};

/** What is compared, from the dates down to the sign-up; `day` is today (YYYY-MM-DD). */
export function compareRows(near: Near | null, day: string): CompareRow[] {
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
  const season = campSeasonDay(known, day);
  if (isOver(camp, season)) return overCopy.sentence;
  if (externalUrl(camp.websiteUrl) === null) return compareCopy.unsaid;
  return <RegisterButton camp={camp} over={isNotOpenYet(camp, season)} size="small" />;
}

function datesIn(known: KnownCamp, day: string) {
  const { year, fromMonth } = campSeasonDay(known, day);
  return cardDates(known.camp, year, fromMonth, yearOf(day));
}

function daysIn(known: KnownCamp, day: string): readonly string[] {
  const { year, fromMonth } = campSeasonDay(known, day);
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
