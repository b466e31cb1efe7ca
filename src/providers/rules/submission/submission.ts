import * as v from 'valibot';
import { externalUrl } from '#base/http/externalUrl.ts';
import { readYears } from './readYears.ts';

/** Unicode characters, as PostgreSQL counts them; an emoji is one, where `length` says two. */
const count = (text: string) => Array.from(text).length;

/**
 * What no listing says: control characters (PostgreSQL refuses NUL), halves of a character, spaces and joiners without
 * width, and marks that turn the direction of the text around it. Spaces in a row are one, and so is a line break.
 */
const UNSEEN = /[\s\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu;

/** Joiners (U+200C, U+200D) belong between two characters, as in emoji; at an end they, and before all else any other
 * character that draws nothing, would be a text that looks empty. */
const UNSEEN_ENDS = /^[\s\p{DI}]+|[\s\u200C\u200D]+$/gu;

/** Cleans a text for storage: trimmed, on one line, valid UTF-16; '' when nothing is visible. */
export const cleaned = (text: string): string =>
  text.replaceAll(UNSEEN, ' ').replaceAll(UNSEEN_ENDS, '');

const upTo = (max: number) =>
  v.check<string, string>((text) => count(text) <= max, `Keep it to ${max} characters`);

const required = (min: number, max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.transform(cleaned),
    v.check((text) => count(text) >= min, message),
    upTo(max),
  );

/** Nothing typed is null, not ''. */
const optional = (max: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(cleaned),
    upTo(max),
    v.transform((text) => (text === '' ? null : text)),
  );

const age = (tooLow: string) =>
  v.pipe(
    v.union([v.string(), v.number()], tooLow),
    v.transform((value) => String(value).trim()),
    v.nonEmpty(tooLow),
    v.transform(readYears),
    v.check((years) => !Number.isNaN(years), 'Whole or half years, like 5 or 3.5.'),
    v.check((years) => years >= 0, tooLow),
    v.check((years) => years <= 18, 'Maximum age is 18'),
  );

/**
 * What a provider says about a camp: the bounds and messages of the form. It takes the texts of the form and its own
 * output alike, so that the same schema stands at every door: form, command, outbox, and the server's answer.
 * Names are those of a camp, for `email`, `seasonWish` and `answer` a camp has no field. Ages are years.
 */
export const SubmissionSchema = v.pipe(
  v.object({
    providerName: required(2, 200, 'Camp name is required'),
    email: v.pipe(
      v.string('Email is required'),
      v.transform(cleaned),
      v.nonEmpty('Email is required'),
      v.email('Please enter a valid email'),
      upTo(320),
    ),
    websiteUrl: v.pipe(
      v.string('Website URL is required'),
      v.transform(cleaned),
      v.nonEmpty('Website URL is required'),
      // With https:// put in front where it was left out.
      v.transform((text) => externalUrl(text) ?? ''),
      v.nonEmpty('Please enter a valid URL'),
      upTo(500),
    ),
    theme: required(2, 500, 'Camp theme is required'),
    ageMin: age('Minimum age must be at least 0'),
    ageMax: age('Maximum age must be at least 0'),
    streetAddress: required(2, 300, 'Street address is required'),
    city: required(2, 100, 'City is required'),
    state: required(2, 50, 'State is required'),
    zipCode: v.pipe(
      v.string('Valid zip code is required'),
      v.transform(cleaned),
      v.check((text) => count(text) >= 5 && count(text) <= 10, 'Valid zip code is required'),
    ),
    datesText: required(2, 200, 'Camp dates are required'),
    hours: optional(200),
    price: optional(100),
    /** The break the provider has in mind; the reviewer decides. */
    seasonWish: v.nullish(
      v.union([
        v.picklist(['summer', 'fall', 'winter', 'spring']),
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
      ]),
      null,
    ),
    /** The answer to the reviewer's question, which is never part of a listing. */
    answer: optional(2000),
  }),
  v.forward(
    v.partialCheck(
      [['ageMin'], ['ageMax']],
      ({ ageMin, ageMax }) => ageMin <= ageMax,
      'Minimum age can’t be above maximum age',
    ),
    ['ageMin'],
  ),
);

const FieldSchema = v.picklist(v.keyof(SubmissionSchema.pipe[0]).options);

export type Submission = v.InferOutput<typeof SubmissionSchema>;
export type SubmissionField = keyof Submission;

/** Parses values into the form that is sent. Throws for invalid values. */
export const readSubmission = (values: unknown): Submission => v.parse(SubmissionSchema, values);

/** The first message of each field that is not right yet; none when all is. */
export function problemsOf(values: unknown): Partial<Record<SubmissionField, string>> {
  const { issues = [] } = v.safeParse(SubmissionSchema, values);
  const problems: Partial<Record<SubmissionField, string>> = {};
  for (const issue of issues) {
    const field = v.safeParse(FieldSchema, issue.path?.[0].key);
    if (field.success) problems[field.output] ??= issue.message;
  }
  return problems;
}
