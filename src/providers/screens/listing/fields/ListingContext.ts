import { createContext, type Dispatch } from 'react';
import type { FormField } from '#providers/rules/submission/fields.ts';
import type { FormProblems } from '../form/formContent.ts';
import { emptyListing, type ListingAction, type ListingState } from '../form/formReducer.ts';

/** What all parts of the form share: the form as it stands, and the one way to change it. */
export type Listing = ListingState & {
  /** What stands under the fields now. */
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
