import { createContext } from 'react';

/** What a Field tells the control inside it, so that nobody passes ids by hand. */
export type FieldLinks = {
  controlId: string | undefined;
  labelId: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
};

export const FieldContext = createContext<FieldLinks>({
  controlId: undefined,
  labelId: undefined,
  describedBy: undefined,
  invalid: false,
});
