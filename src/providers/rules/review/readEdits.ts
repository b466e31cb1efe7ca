import * as v from 'valibot';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { LISTED_FIELDS, type ListedField, type SubmissionField } from '../submission/fields.ts';
import { EditsSchema, problemsIn } from '../submission/submission.ts';

type Age = string | number | null | undefined;

/** Typed over a listing, by the bounds of the form. Each age is checked against the other, typed or as the listing has it; a missing one is no problem of this edit. */
export function readEdits(
  typed: Readonly<Partial<Record<string, string>>>,
  { ageMin, ageMax }: { ageMin: Age; ageMax: Age },
): {
  values: Partial<Pick<Camp, ListedField>>;
  problems: Partial<Record<SubmissionField, string>>;
} {
  const edited = LISTED_FIELDS.filter((field) => Object.hasOwn(typed, field));
  const parsed = v.safeParse(EditsSchema, {
    ageMin: ageMin ?? 0,
    ageMax: ageMax ?? 18,
    ...Object.fromEntries(edited.map((field) => [field, typed[field]])),
  });
  if (!parsed.success) return { values: {}, problems: problemsIn(parsed.issues) };
  const values = Object.fromEntries(edited.map((field) => [field, parsed.output[field]]));
  return { values, problems: {} };
}
