import { createContext } from 'react';
import type { FormField } from '#providers/rules/submission/fields.ts';
import { emptyForm, type FormState, type FormProblems } from '../form/formContent.ts';

/** What the fields share: the form as it stands, and how it changes. */
export type ListingFields = {
  form: FormState;
  /** What stands under the fields now. */
  problems: FormProblems;
  onText: (field: FormField, text: string) => void;
  onLeave: (field: FormField) => void;
  /** Returns true when the text was a whole address, which then fills its fields. */
  onAddress: (text: string) => boolean;
  onUndoSplit: () => void;
};

const nothing = () => undefined;

export const ListingContext = createContext<ListingFields>({
  form: emptyForm,
  problems: {},
  onText: nothing,
  onLeave: nothing,
  onAddress: () => false,
  onUndoSplit: nothing,
});

export const fieldId = (field: FormField): string => `listing-${field}`;
