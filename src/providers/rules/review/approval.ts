import * as v from 'valibot';
import { LISTED_FIELDS, type SubmissionField } from '../submission/fields.ts';
import { submissionProblems, type Submission, SubmissionSchema } from '../submission/submission.ts';
import type { ReviewItem } from './reviewItem.ts';

export type Corrected = {
  /** The listing as it would be published, with the provider's own text for an invalid correction. */
  fields: Submission;
  /** The changes alone. */
  changes: Partial<Submission>;
  problems: Partial<Record<SubmissionField, string>>;
};

/** The submission with the reviewer's corrections, as typed. */
export function corrected(
  { fields }: Pick<ReviewItem, 'fields'>,
  corrections: Readonly<Record<string, string>>,
): Corrected {
  const typed = LISTED_FIELDS.filter((field) => Object.hasOwn(corrections, field));
  const given = {
    ...fields,
    ...Object.fromEntries(typed.map((name) => [name, corrections[name]])),
  };
  const parsed = v.safeParse(SubmissionSchema, given);
  if (!parsed.success) return { fields, changes: {}, problems: submissionProblems(given) };
  const changed = typed.filter((name) => parsed.output[name] !== fields[name]);
  return {
    fields: parsed.output,
    changes: Object.fromEntries(changed.map((name) => [name, parsed.output[name]])),
    problems: {},
  };
}
