import type { DistrictBreak } from '#domain/list/districtBreaks.ts';
import type { Filters } from '#domain/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { DateRange } from '#ui/fields/DateRange.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { ActivitySelect } from './ActivitySelect.tsx';
import type { CountWith } from './FacetCount.tsx';
import styles from './FilterBar.module.css';
import type { FilterNames } from './filterLabels.ts';
import { AdvancedFiltersButton } from './AdvancedFiltersButton.tsx';
import type { ZipEntry } from './zipEntry.ts';

/** Everything the ways to filter share. The two texts are what is typed right now, ahead of `filters`. */
export type FilterControls = {
  filters: Filters;
  search: string;
  location: string;
  /** Every activity the directory knows; null while this phone does not know any yet. */
  activities: readonly string[] | null;
  /** Null while this phone has no camps to count. */
  countWith: CountWith | null;
  /** The day the calendar opens at when none is chosen: where most camps are. */
  openAt: string | undefined;
  /** Whose days off there are in this season; none: nobody is asked whose break it is. */
  breaks?: readonly DistrictBreak[] | undefined;
  /** What a price is on this page (filterWords). */
  priceReading?: FilterNames['priceReading'];
  /** The ZIP to measure from, as far as it is typed. */
  zip?: ZipEntry | undefined;
  /** Changes some of the filters that need no typing. */
  onFilters: (some: Partial<Filters>) => void;
  onSearch: (text: string) => void;
  onLocation: (text: string) => void;
  onActivity: (activity: string) => void;
  onDates: (start: string, end: string) => void;
  /** Search was pressed: what is typed counts now, and the camps come into view. */
  onSubmit: () => void;
  onReset: () => void;
};

/** As long as the address bar keeps words (domain/filters). */
export const LONGEST_WORDS = 200;

/** The full filter bar of tablets and desktops (spec 2); phones have ThinFilterRow. */
export function FilterBar(props: FilterControls) {
  const { filters } = props;
  return (
    <search className={styles.place}>
      <form
        className={styles.bar}
        aria-label="Filter camps"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <Field label="Search">
          <TextInput
            name="search"
            glyph="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Search camps..."
            maxLength={LONGEST_WORDS}
            value={props.search}
            onText={props.onSearch}
          />
        </Field>
        <DateRange
          label="Dates"
          placeholder="Date"
          months={2}
          openAt={props.openAt}
          start={filters.start}
          end={filters.end}
          onChange={props.onDates}
        />
        <ActivitySelect
          filters={filters}
          activities={props.activities}
          countWith={props.countWith}
          onChange={props.onActivity}
        />
        <Field label="Where">
          <TextInput
            name="location"
            glyph="pin"
            autoComplete="postal-code"
            placeholder="City or zip code"
            maxLength={LONGEST_WORDS}
            value={props.location}
            onText={props.onLocation}
          />
        </Field>
        <Button className={styles.go} variant="pine" type="submit">
          Search
        </Button>
        <div className={styles.rest}>
          <AdvancedFiltersButton {...props} />
          <Button variant="quiet" onClick={props.onReset}>
            Reset Filters
          </Button>
        </div>
      </form>
    </search>
  );
}
