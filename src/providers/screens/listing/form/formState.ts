// Not in the first part of the page: with the schema it is a third of what a plain page may weigh.
import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { cleaned } from '#base/text/cleaned.ts';
import { splitAddress } from '#camps/rules/place/splitAddress.ts';
import { submittedBreak } from '#providers/rules/submission/submittedDates.ts';
import {
  submissionProblems,
  readSubmission,
  type Submission,
} from '#providers/rules/submission/submission.ts';
import { type FormField, FORM_FIELDS } from '#providers/rules/submission/fields.ts';
import {
  type FormState,
  MOST_TYPED,
  type FormProblems,
  type Values,
  withText,
} from './formContent.ts';

export function typeInto(state: FormState, field: FormField, text: string): FormState {
  const next = withText(state, field, text);
  return mended(text.length > MOST_TYPED ? check(next, field) : next);
}

/** Leaves the field: its problem may be shown, and a missing https:// is added. */
export function leave(state: FormState, field: FormField): FormState {
  const text = state.values[field];
  if (text.trim() === '') return state;
  const values =
    field === 'websiteUrl' ? { ...state.values, websiteUrl: withScheme(text) } : state.values;
  // Which of the two ages is above the other is known when both are there.
  const isAge = field === 'ageMin' || field === 'ageMax';
  const next = isAge && values.ageMin !== '' ? check(state, 'ageMin') : state;
  return { ...check(next, field), values };
}

function withScheme(website: string): string {
  const address = cleaned(website);
  const needsScheme = !/^[a-z][a-z0-9+.-]*:/i.test(address) && externalUrl(address) !== null;
  return needsScheme ? `https://${address}` : website;
}

/** What is pasted into the street is taken apart when it is certainly a whole address; null when it is not. */
export function pasteAddress(state: FormState, text: string): FormState | null {
  const split = splitAddress(text);
  if (split === null) return null;
  const { street: streetAddress, zip: zipCode, city } = split;
  const values = { ...state.values, streetAddress, city, state: split.state, zipCode };
  // Undo restores the whole text in the one field.
  const beforeSplit = { ...state.values, streetAddress: cleaned(text) };
  return mended({ ...state, values, beforeSplit });
}

export const undoSplit = (state: FormState): FormState =>
  state.beforeSplit === null ? state : { ...state, values: state.beforeSplit, beforeSplit: null };

/** All problems, shown or not. */
const problemsIn = ({ values }: FormState): FormProblems =>
  submissionProblems({ ...values, answer: '' });

/** The problems shown under the fields. */
export function shownProblems(state: FormState): FormProblems {
  const problems = problemsIn(state);
  const shown: { -readonly [Field in FormField]?: string } = {};
  for (const field of state.checked) {
    if (problems[field] !== undefined) shown[field] = problems[field];
  }
  return shown;
}

/** After a submit: all problems are shown and summarized. */
export const submitted = (state: FormState): FormState => ({
  ...state,
  checked: new Set(FORM_FIELDS),
  hasSummary: firstProblem(state) !== null,
});

export function firstProblem(state: FormState): FormField | null {
  const problems = problemsIn(state);
  return FORM_FIELDS.find((field) => problems[field] !== undefined) ?? null;
}

const check = (state: FormState, field: FormField): FormState =>
  state.checked.has(field) ? state : { ...state, checked: new Set([...state.checked, field]) };

/** The summary goes when nothing is left to mend. */
const mended = (state: FormState): FormState =>
  state.hasSummary && firstProblem(state) === null ? { ...state, hasSummary: false } : state;

/**
 * Builds the submission to send. Fields that the form does not show are copied from `entry`; `day` is today in Atlanta.
 */
export function toSubmission(values: Values, entry: OutboxEntry | null, day: string): Submission {
  const seasonWish = values.seasonWish || submittedBreak(values.datesText, day);
  const answer = entry?.fields.answer ?? null;
  return readSubmission({ ...values, seasonWish, answer });
}
