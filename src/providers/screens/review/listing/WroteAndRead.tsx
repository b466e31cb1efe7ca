import { type ReactNode, useState } from 'react';
import { reviewCopy } from '#providers/words/review.ts';
import { shortLabel, type SubmissionField } from '#providers/rules/submission/fields.ts';
import type { Submission } from '#providers/rules/submission/submission.ts';
import type { ReviewItem } from '#providers/rules/review/reviewItem.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import type { CampDates } from '#camps/rules/text/dates/campDates.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Corrections } from './Corrections.tsx';
import { hoursRead, priceRead, ReadActivities, ReadDates } from './ReadWords.tsx';
import styles from './WroteAndRead.module.css';

const copy = reviewCopy.read;

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
            label={shortLabel('datesText')}
            wrote={item.fields.datesText}
            now={fields.datesText}
            read={<ReadDates {...dates} />}
          />
          <Row
            label={shortLabel('hours')}
            wrote={item.fields.hours}
            now={fields.hours}
            read={hoursRead(fields.hours)}
          />
          <Row
            label={shortLabel('price')}
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
            label={shortLabel('theme')}
            wrote={item.fields.theme}
            now={fields.theme}
            read={<ReadActivities theme={fields.theme} />}
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
