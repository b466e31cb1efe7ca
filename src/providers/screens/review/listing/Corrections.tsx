import type { ComponentProps } from 'react';
import { reviewCopy } from '#providers/words/review.ts';
import { LISTED_FIELDS, type ListedField } from '#providers/rules/review/approval.ts';
import type { SubmissionField } from '#providers/rules/submission/submission.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './Corrections.module.css';

const copy = reviewCopy.read;

type CorrectionsProps = {
  /** The item as submitted or listed. */
  item: { fields: Readonly<Record<ListedField, string | number | null>> };
  problems: Partial<Record<SubmissionField, string>>;
  /** The typed text, by field. */
  corrections: Readonly<Record<string, string>>;
  onCorrections: (corrections: Record<string, string>) => void;
};

const HALF: ReadonlySet<ListedField> = new Set(['ageMin', 'ageMax', 'state', 'zipCode']);
const KEYBOARDS: Partial<Record<ListedField, ComponentProps<'input'>['inputMode']>> = {
  ageMin: 'decimal',
  ageMax: 'decimal',
  websiteUrl: 'url',
};

/** Before it goes live: the provider's words put right. What was sent stays as it is. */
export function Corrections({ item, problems, corrections, onCorrections }: CorrectionsProps) {
  const isChanged = Object.keys(corrections).length > 0;
  return (
    <div className={styles.fields}>
      {LISTED_FIELDS.map((field) => (
        <Field
          key={field}
          label={copy.labels[field]}
          error={problems[field]}
          className={HALF.has(field) ? undefined : styles.whole}
        >
          <TextInput
            value={corrections[field] ?? String(item.fields[field] ?? '')}
            inputMode={KEYBOARDS[field]}
            onText={(text) => onCorrections({ ...corrections, [field]: text })}
          />
        </Field>
      ))}
      {isChanged && (
        <Button
          variant="quiet"
          size="small"
          className={styles.whole}
          onClick={() => onCorrections({})}
        >
          {copy.undo}
        </Button>
      )}
    </div>
  );
}
