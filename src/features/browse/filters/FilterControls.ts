import type { Filters } from '#domain/list/filters.ts';
import type { FilterNames } from './filterLabel.ts';
import type { ZipProblem } from './fields/zipProblem.ts';

/** What every way to filter shares: the bars, the sheet, the fields behind "More filters". */
export type FilterControls = {
  /** As they stand on the screen: typed text included, ahead of the address bar. */
  filters: Filters;
  facets: Facets;
  /** Text being typed: shown at once, sent to the address bar after a pause. */
  onType: (text: Partial<TypedText>) => void;
  /** A choice: counts at once. */
  onChange: (some: Partial<Filters>) => void;
  /** Search was pressed: what is typed counts now, and the camps come into view. */
  onSubmit: () => void;
  onReset: () => void;
  /** What the page and its directory add to the choices. */
  context: Omit<FilterNames, 'activities'> & {
    /** The days most camps run, as YYYY-MM-DD; calendars open there. Null when no camp names a day. */
    days: readonly string[] | null;
    /** The ZIP field's text and what is wrong with it. */
    zip: { text: string; problem: ZipProblem | null };
  };
};

/** The text of the fields a person types into. `near` may be an unfinished or a wrong ZIP code. */
export type TypedText = Pick<Filters, 'search' | 'location' | 'near'>;

export type Facets = {
  /** Every activity the directory knows; null while this device knows none. */
  activities: readonly string[] | null;
  /** Null while this device has no camps to count. */
  countWith: CountWith | null;
};

/** How many camps would show if this were the chosen activity and all other filters stayed. */
export type CountWith = (activity: string) => number;
