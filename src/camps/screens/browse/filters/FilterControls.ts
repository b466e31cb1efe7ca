import type { Filters } from '#camps/rules/list/filters.ts';
import type { FilterNames } from './filterLabel.ts';
import type { ZipProblem } from './fields/place.ts';

/** What every way to filter shares: the bars, the sheet, the fields behind "More filters". */
export type FilterControls = {
  /** The filters on the screen, with typed text that the address bar lacks. */
  filters: Filters;
  facets: Facets;
  /** Text being typed: shown at once, sent to the address bar after a pause. */
  onType: (text: Partial<TypedText>) => void;
  /** A choice: counts at once. */
  onChange: (some: Partial<Filters>) => void;
  /** Search was pressed: what is typed counts now, and the camps come into view. */
  onSubmit: () => void;
  onReset: () => void;
  /** Replaces all other filters by a quick link's. */
  onQuickLink: (choice: Partial<Filters>) => void;
  /** What the page and its directory add to the choices. */
  context: Omit<FilterNames, 'activities'> & {
    /** The days most camps run, as YYYY-MM-DD. Null when no camp names a day. */
    days: readonly string[] | null;
    /** How many camps run on each day, were no date chosen. Null while this device has no camps to count. */
    campsByDay: (() => ReadonlyMap<string, number>) | null;
    today: string;
    /** What is wrong with the ZIP code that distance counts from. */
    zipProblem: ZipProblem | null;
  };
};

/** The text of the fields a person types into. A place is a town or a ZIP code (fields/place.ts). */
export type TypedText = { search: string; place: string };

export type Facets = {
  /** Every activity the directory knows; null while this device knows none. */
  activities: readonly string[] | null;
  /** Null while this device has no camps to count. */
  countWith: CountWith | null;
};

/** How many camps would show if this were the chosen activity and all other filters stayed. */
export type CountWith = (activity: string) => number;
