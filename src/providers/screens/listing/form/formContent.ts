import type { TypedSubmission } from '#providers/rules/submission/previewCamp.ts';
import { recordOf } from '#base/text/recordOf.ts';
import { FORM_FIELDS, type FormField } from '#providers/rules/submission/fields.ts';
import { type LogoChoice, noLogo } from './logoChoice.ts';

export type Values = Readonly<Record<FormField, string>>;
export type FormProblems = Readonly<Partial<Record<FormField, string>>>;

export type FormState = {
  values: Values;
  /** Fields whose problem may be shown: they were left or submitted. */
  checked: ReadonlySet<FormField>;
  /** After a submit that found problems, until they are mended. */
  hasSummary: boolean;
  /** The fields as they were before an address was split; null when there is nothing to take back. */
  beforeSplit: Values | null;
};

export const emptyValues: Values = {
  ...recordOf(FORM_FIELDS.map((field) => [field, ''] as const)),
  state: 'GA',
};

export const emptyForm: FormState = {
  values: emptyValues,
  checked: new Set(),
  hasSummary: false,
  beforeSplit: null,
};

/** All that is filled in. */
export type Content = { form: FormState; logo: LogoChoice };

export const nothingTyped: Content = { form: emptyForm, logo: noLogo };

/** The longest typed text in characters. Each field refuses a text of this length. */
export const MOST_TYPED = 5000;

export const withText = (form: FormState, field: FormField, text: string): FormState => ({
  ...form,
  values: { ...form.values, [field]: text.slice(0, MOST_TYPED) },
  beforeSplit: null,
});

export const isUntouched = (values: Values): boolean => hasSameValues(values, emptyValues);

export const hasSameValues = (one: Values, other: Values): boolean =>
  FORM_FIELDS.every((field) => one[field] === other[field]);

/** What was stored fills the fields that are as they were at the start: nothing on the screen is lost. */
export function restored(state: FormState, stored: TypedSubmission): FormState {
  const values = { ...state.values };
  for (const field of FORM_FIELDS) {
    if (values[field] === emptyValues[field]) values[field] = stored[field] ?? values[field];
  }
  return { ...state, values };
}
