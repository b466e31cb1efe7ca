import type { ReactNode } from 'react';
import { ageRange } from '#camps/rules/text/ageLabel.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import { groupSessions } from '#camps/rules/text/dates/campDays.ts';
import { cardDates, datesText } from '#camps/rules/text/dates/cardDates.ts';
import { hoursLabel, readHours } from '#camps/rules/text/hours.ts';
import { priceLabel } from '#camps/rules/text/priceLabel.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import type { SeasonStart } from '../parts/card/CampFacts.tsx';
import { perDayLabel } from '../parts/card/perDayLabel.ts';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import styles from './FactGrid.module.css';

type FactGridProps = { camp: Camp; start: SeasonStart; days: readonly string[] };

/** The four facts that matter most to a family. */
export function FactGrid({ camp, start, days }: FactGridProps) {
  const { facts } = campCopy;
  return (
    <dl className={styles.facts}>
      <Fact glyph="calendar" name={facts.dates} more={days.length > 0 && countOf(days)}>
        {datesIn(camp, start, days.length > 0)}
      </Fact>
      <Fact glyph="clock" name={facts.hours} more={lengthOf(camp)}>
        {hoursLabel(camp.hours) ?? campCopy.noHours}
      </Fact>
      <Fact glyph="ages" name={facts.ages}>
        {ageRange(camp.ageMin, camp.ageMax)}
      </Fact>
      <Fact glyph="tag" name={facts.price} more={perDayLabel(camp)}>
        {priceLabel(camp.price)}
      </Fact>
    </dl>
  );
}

type FactProps = {
  glyph: GlyphName;
  name: string;
  /** What follows from it, in small. */
  more?: string | false | null;
  children: ReactNode;
};

function Fact({ glyph, name, more, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className="row middle gap-45 soft small weight-750">
        <Glyph name={glyph} />
        {name}
      </dt>
      <dd>
        <span>{children}</span>
        {more && <small>{more}</small>}
      </dd>
    </div>
  );
}

/** Without '(16 days)' where a line below counts them. */
function datesIn(camp: Camp, { year, fromMonth }: SeasonStart, isCounted: boolean): string {
  const dates = cardDates(camp, year, fromMonth);
  const text = datesText(dates);
  if (isCounted && dates.kind === 'complex' && text.startsWith(dates.span)) return dates.span;
  return text || 'Dates not available';
}

/** '7½ hours a day', when the hours are certain. */
function lengthOf({ hours }: Camp): string | null {
  const read = readHours(hours);
  if (read === 'unknown') return null;
  const minutes = read.to - read.from;
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return campCopy.dayLength(whole, rest);
}

/** '5 days, Mon to Fri' where they follow each other, else '3 days'. */
function countOf(days: readonly string[]): string {
  const count = campCopy.days(days.length);
  const [only, another] = groupSessions(days);
  if (only === undefined || another !== undefined) return count;
  const [first, last] = [only.start, only.end].map((day) => WEEKDAYS[weekdayOf(day)] ?? '');
  return first === last ? `${count}, ${first}` : `${count}, ${first} to ${last}`;
}
