import { createContext } from 'react';

/** The ids and state that a Field passes to its control, so that callers pass none. */
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
