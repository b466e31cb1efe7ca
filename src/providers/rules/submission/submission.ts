import * as v from 'valibot';
import { externalUrl } from '#base/http/externalUrl.ts';
import { cleaned } from '#base/text/cleaned.ts';
import { recordOf } from '#base/text/recordOf.ts';
import { BreakSchema } from '#camps/rules/season/season.ts';
import { FIELD_NAMES, SUBMISSION_FIELDS, type SubmissionField } from './fields.ts';
import { readYears } from './readYears.ts';

/** Counts Unicode characters, as PostgreSQL does: an emoji is one, where `length` gives two. */
const count = (text: string) => Array.from(text).length;

const upTo = (max: number, tooLong = `Keep it to ${max} characters`) =>
  v.check<string, string>((value) => count(value) <= max, tooLong);

const text = (missing: string) =>
  v.pipe(v.string(missing), v.transform(cleaned), v.nonEmpty(missing));

type Line = { min: number; max: number; missing: string; tooLong?: string };
const line = ({ min, max, missing, tooLong }: Line) =>
  v.pipe(
    text(missing),
    v.check((value) => count(value) >= min, missing),
    upTo(max, tooLong),
  );

/** Reads an empty text as null. */
const optional = ({ max }: { max: number }) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(cleaned),
    upTo(max),
    v.transform((value) => (value === '' ? null : value)),
  );

const email = ({ missing, max }: { missing: string; max: number }) =>
  v.pipe(text(missing), v.email('Please enter a valid email'), upTo(max));

const url = ({ missing, max }: { missing: string; max: number }) =>
  v.pipe(
    text(missing),
    // With https:// put in front where it was left out.
    v.transform((address) => externalUrl(address) ?? ''),
    v.nonEmpty('Please enter a valid URL'),
    upTo(max),
  );

/** 10 to 15 digits as people write them, and an extension. The server has the same rule. */
const PHONE = /^\+?[(]?[0-9](?:[ ()./-]*[0-9]){9,14}(?: ?(?:x|ext\.?) ?[0-9]{1,6})?$/;

const phone = (field: { max: number }) =>
  v.pipe(
    optional(field),
    v.check(
      (value) => value === null || PHONE.test(value),
      'Please enter a phone number with its area code',
    ),
  );

const years = ({ missing }: { missing: string }) =>
  v.pipe(
    v.union([v.string(), v.number()], missing),
    v.transform((value) => String(value).trim()),
    v.nonEmpty(missing),
    v.transform(readYears),
    v.check((age) => !Number.isNaN(age), 'Whole or half years, like 5 or 3.5.'),
    v.check((age) => age >= 0, missing),
    v.check((age) => age <= 18, 'Maximum age is 18'),
  );

const breakOrNull = v.nullish(
  v.union([
    BreakSchema,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
  null,
);

const all = SUBMISSION_FIELDS;
const FieldsSchema = v.object({
  ...recordOf(all.filter((f) => f.kind === 'line').map((f) => [f.name, line(f)] as const)),
  ...recordOf(all.filter((f) => f.kind === 'optional').map((f) => [f.name, optional(f)] as const)),
  ...recordOf(all.filter((f) => f.kind === 'email').map((f) => [f.name, email(f)] as const)),
  ...recordOf(all.filter((f) => f.kind === 'url').map((f) => [f.name, url(f)] as const)),
  ...recordOf(all.filter((f) => f.kind === 'phone').map((f) => [f.name, phone(f)] as const)),
  ...recordOf(all.filter((f) => f.kind === 'years').map((f) => [f.name, years(f)] as const)),
  ...recordOf(all.filter((f) => f.kind === 'break').map((f) => [f.name, breakOrNull] as const)),
});

const AGES_CROSSED = 'Minimum age can’t be above maximum age';

/**
 * A provider's description of a camp: the bounds and messages of the form. It parses the texts of the form and its own
 * output alike, so that the same schema serves everywhere: form, command, outbox, and the server's response. Ages are
 * years.
 */
export const SubmissionSchema = v.pipe(
  FieldsSchema,
  v.forward(
    v.partialCheck(
      [['ageMin'], ['ageMax']],
      ({ ageMin, ageMax }) => ageMin <= ageMax,
      AGES_CROSSED,
    ),
    ['ageMin'],
  ),
);

/** Some fields of it, and both ages. */
export const EditsSchema = v.pipe(
  v.partial(FieldsSchema),
  v.forward(
    v.partialCheck(
      [['ageMin'], ['ageMax']],
      ({ ageMin = 0, ageMax = 18 }) => ageMin <= ageMax,
      AGES_CROSSED,
    ),
    ['ageMin'],
  ),
);

export type Submission = v.InferOutput<typeof SubmissionSchema>;

/** Parses values into the form that is sent. Throws for invalid values. */
export const readSubmission = (values: unknown): Submission => v.parse(SubmissionSchema, values);

/** The first message of each field that is not right yet; none when all is. */
export const submissionProblems = (values: unknown): Partial<Record<SubmissionField, string>> =>
  problemsIn(v.safeParse(SubmissionSchema, values).issues ?? []);

export function problemsIn(
  issues: readonly v.BaseIssue<unknown>[],
): Partial<Record<SubmissionField, string>> {
  const problems: Partial<Record<SubmissionField, string>> = {};
  for (const issue of issues) {
    const field = FIELD_NAMES.find((name) => name === issue.path?.[0].key);
    if (field !== undefined) problems[field] ??= issue.message;
  }
  return problems;
}
