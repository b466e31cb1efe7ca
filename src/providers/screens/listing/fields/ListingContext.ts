import { createContext, type Dispatch } from 'react';
import type { FormField } from '#providers/rules/submission/fields.ts';
import type { FormProblems } from '../form/formContent.ts';
import { emptyListing, type ListingAction, type ListingState } from '../form/formReducer.ts';

/** The form's current state, shared by its parts, and the one way to change it. */
export type Listing = ListingState & {
  /** The problems shown under the fields. */
  problems: FormProblems;
  /** The address of the logo; null while it is made, or where its bytes are not on this phone. */
  logoUrl: string | null;
  dispatch: Dispatch<ListingAction>;
};

export const ListingContext = createContext<Listing>({
  ...emptyListing,
  problems: {},
  logoUrl: null,
  dispatch: () => undefined,
});

export const fieldId = (field: FormField): string => `listing-${field}`;
