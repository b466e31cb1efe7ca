import { reviewCopy } from '#providers/words/review.ts';
import {
  LISTED_FIELDS,
  type ListedField,
  type SubmissionField,
  textsOf,
} from '#providers/rules/submission/fields.ts';
import { Button } from '#ui/Button.tsx';
import { FieldInputs } from '../../parts/FieldInputs.tsx';

type CorrectionsProps = {
  /** The item as submitted or listed. */
  item: { fields: Readonly<Record<ListedField, string | number | null>> };
  problems: Partial<Record<SubmissionField, string>>;
  /** The typed text, by field. */
  corrections: Readonly<Record<string, string>>;
  onCorrections: (corrections: Record<string, string>) => void;
};

/** Corrects the provider's text before it goes live. The submission itself is not changed. */
export function Corrections({ item, problems, corrections, onCorrections }: CorrectionsProps) {
  return (
    <div>
      <FieldInputs
        names={LISTED_FIELDS}
        isShort
        typed={{ ...textsOf(LISTED_FIELDS, item.fields), ...corrections }}
        problems={problems}
        onType={(field, text) => onCorrections({ ...corrections, [field]: text })}
      />
      {Object.keys(corrections).length > 0 && (
        <Button variant="quiet" size="small" onClick={() => onCorrections({})}>
          {reviewCopy.read.undo}
        </Button>
      )}
    </div>
  );
}
