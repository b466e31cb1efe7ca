import { type ReactNode, useState } from 'react';
import { ActivityPatch, themeActivities } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { fieldFacts, type SubmissionField } from '#providers/rules/submission/fields.ts';
import type { Submission } from '#providers/rules/submission/submission.ts';
import type { ReviewItem } from '#providers/rules/review/reviewItem.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { type CampDates, sessionLabel } from '#camps/rules/text/dates/campDates.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { hoursRange, readHours } from '#camps/rules/text/hours.ts';
import { priceLabel } from '#camps/rules/text/priceLabel.ts';
import { perDayCents } from '#camps/rules/text/pricePerDay.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Corrections } from './Corrections.tsx';
import { classes } from '#ui/classes.ts';
import styles from './WroteAndRead.module.css';

const copy = reviewCopy.read;

const labelOf = (name: SubmissionField) => fieldFacts[name].short ?? fieldFacts[name].label;

type WroteAndReadProps = {
  item: ReviewItem;
  /** The fields with the corrections applied. */
  fields: Submission;
  problems: Partial<Record<SubmissionField, string>>;
  dates: CampDates;
  days: readonly string[];
  corrections: Readonly<Record<string, string>>;
  onCorrections: (corrections: Record<string, string>) => void;
};

/** The provider's words beside the values that families will be able to filter by. */
export function WroteAndRead(props: WroteAndReadProps) {
  const { item, fields, problems, dates, days, corrections, onCorrections } = props;
  const [isEditing, setEditing] = useState(false);
  // A correction that is not right yet stays open.
  const isOpen = isEditing || Object.keys(problems).length > 0;
  return (
    <Panel
      title={copy.title}
      action={
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setEditing(!isOpen)}
        >
          <Glyph name={isOpen ? 'check' : 'pen'} />
          <span>{isOpen ? copy.done : copy.edit}</span>
        </Button>
      }
    >
      {isOpen ? (
        <Corrections
          item={item}
          problems={problems}
          corrections={corrections}
          onCorrections={onCorrections}
        />
      ) : (
        <dl className={styles.rows}>
          <Row
            label={labelOf('datesText')}
            wrote={item.fields.datesText}
            now={fields.datesText}
            read={<Dates {...dates} />}
          />
          <Row
            label={labelOf('hours')}
            wrote={item.fields.hours}
            now={fields.hours}
            read={hoursRead(fields.hours)}
          />
          <Row
            label={labelOf('price')}
            wrote={item.fields.price}
            now={fields.price}
            read={priceRead(fields.price, days)}
          />
          <Row
            label={copy.ages}
            wrote={`${item.fields.ageMin} and ${item.fields.ageMax}`}
            now={`${fields.ageMin} and ${fields.ageMax}`}
            read={ageLabel(fields.ageMin, fields.ageMax)}
          />
          <Row
            label={labelOf('theme')}
            wrote={item.fields.theme}
            now={fields.theme}
            read={<Activities theme={fields.theme} />}
          />
          <Row
            label={copy.address}
            wrote={address(item.fields)}
            now={address(fields)}
            read={address(fields)}
          />
        </dl>
      )}
    </Panel>
  );
}

const address = ({ streetAddress, city, state, zipCode }: Submission) =>
  `${streetAddress}, ${city}, ${state} ${zipCode}`;

type RowProps = {
  label: string;
  wrote: string | null;
  /** After the corrections. */
  now: string | null;
  /** Null when the text is shown unchanged. */
  read: ReactNode;
};

function Row({ label, wrote, now, read }: RowProps) {
  return (
    <div>
      <dt className="weight-800">{label}</dt>
      <dd dir="auto" className={styles.wrote}>
        {wrote === null ? copy.nothing : `“${wrote}”`}
      </dd>
      <dd dir="auto" className={styles.read}>
        {read ?? (now === null ? copy.nothing : copy.asWritten)}
        {now !== wrote && <small>{copy.corrected}</small>}
      </dd>
    </div>
  );
}

function Dates({ sessions, unread }: CampDates) {
  return (
    <ul className={styles.chips}>
      {sessions.map((session) => (
        <li key={session.start + session.end} className="row-inline middle gap-45 anywhere">
          <Glyph name="calendar" />
          <span>{sessionLabel(session)}</span>
        </li>
      ))}
      {unread.map((words) => (
        <li key={words} className={classes('row-inline middle gap-45 anywhere', styles.unread)}>
          <Glyph name="warn" />
          <span>{copy.notRead(words)}</span>
        </li>
      ))}
    </ul>
  );
}

function Activities({ theme }: { theme: string }) {
  const activities = themeActivities(theme);
  if (activities.length === 0) return copy.noActivity;
  return (
    <span className={styles.activities}>
      {activities.map((activity) => (
        <span key={activity} className="row-inline middle gap-45">
          <ActivityPatch activity={activity} />
          {activity}
        </span>
      ))}
    </span>
  );
}

function hoursRead(text: string | null): string | null {
  const hours = readHours(text);
  return hours === 'unknown' ? null : hoursRange(hours);
}

function priceRead(price: string | null, days: readonly string[]): string | null {
  if (price === null) return null;
  const perDay = perDayCents({ price, days: [...days] });
  const label = priceLabel(price);
  return perDay === null || perDay === 0 ? label : `${label}, ${copy.perDay(dollars(perDay))}`;
}
