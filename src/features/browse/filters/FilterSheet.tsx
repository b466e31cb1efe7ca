import { Button } from '#ui/Button.tsx';
import { DateRange } from '#ui/fields/DateRange.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { ActivityPicker } from './ActivityPicker.tsx';
import { BreakDayPicker } from './BreakDayPicker.tsx';
import { type FilterControls, LONGEST_WORDS } from './FilterBar.tsx';
import { AdvancedFilters } from './AdvancedFiltersButton.tsx';
import SortSelect from './SortSelect.tsx';
import styles from './FilterSheet.module.css';

type FilterSheetProps = FilterControls & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many camps fit what is chosen; null while this phone has none to count. */
  shown: number | null;
  /** The days most camps run, or null when no camp names a day. */
  days: readonly string[] | null;
};

/** Phones: every filter but the words in one sheet. Choices count at once; its button says the answer. */
export default function FilterSheet(props: FilterSheetProps) {
  const { open, onOpenChange, shown, days, filters } = props;
  const show = () => {
    onOpenChange(false);
    props.onSubmit();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <div className={styles.foot}>
          <Button variant="quiet" size="small" onClick={props.onReset}>
            Reset Filters
          </Button>
          <Button variant="main" onClick={show}>
            {answer(shown)}
          </Button>
        </div>
      }
    >
      <form
        className={styles.body}
        aria-label="Filter camps"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <fieldset className={styles.group}>
          <legend>Activity type</legend>
          <ActivityPicker
            activities={props.activities}
            chosen={filters.activity}
            countWith={props.countWith}
            onChoose={props.onActivity}
          />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>Date</legend>
          {days !== null && (
            <BreakDayPicker
              days={days}
              start={filters.start}
              end={filters.end}
              onChange={props.onDates}
            />
          )}
          <DateRange
            label={days === null ? 'Dates' : 'Other dates'}
            placeholder="Date"
            months={1}
            openAt={props.openAt}
            start={filters.start}
            end={filters.end}
            onChange={props.onDates}
          />
        </fieldset>
        <Field label="City or zip code">
          <TextInput
            glyph="pin"
            autoComplete="postal-code"
            enterKeyHint="done"
            maxLength={LONGEST_WORDS}
            value={props.location}
            onText={props.onLocation}
          />
        </Field>
        <LazyBoundary meanwhile={<div className={styles.room} />}>
          <AdvancedFilters {...props} />
        </LazyBoundary>
        <fieldset className={styles.group}>
          <legend>Sort</legend>
          <SortSelect filters={filters} onSort={(sort) => props.onFilters({ sort })} />
        </fieldset>
      </form>
    </Sheet>
  );
}

function answer(shown: number | null): string {
  if (shown === null) return 'Show camps';
  if (shown === 0) return 'No camps fit: see why';
  return shown === 1 ? 'Show 1 camp' : `Show ${shown} camps`;
}
