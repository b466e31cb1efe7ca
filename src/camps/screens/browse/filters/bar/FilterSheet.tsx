import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { ActivityPicker } from '../fields/ActivityPicker.tsx';
import { dayRange } from '#base/day/calendar.ts';
import { BreakDayPicker } from '../fields/BreakDayPicker.tsx';
import { LazyAdvancedFilters } from './AdvancedFiltersButton.tsx';
import { DateFilter } from '../fields/DateFilter.tsx';
import { DistanceSelect } from '../fields/DistanceSelect.tsx';
import type { FilterControls } from '../FilterControls.ts';
import { FamilyFilters } from '../fields/FamilyFilters.tsx';
import { FilterInput } from '../fields/FilterInput.tsx';
import styles from './FilterSheet.module.css';
import { SortSelect } from '../fields/SortSelect.tsx';

type FilterSheetProps = FilterControls & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** How many camps fit the filters; null while this device has none to count. */
  shown: number | null;
  /** Fields of this page alone, in place of the child's age and the price. */
  ranges: ReactNode;
};

/** Phones: every filter but the search in one sheet. Choices count at once; its button shows the result. */
export function FilterSheet(props: FilterSheetProps) {
  const { isOpen, onOpenChange, shown, ranges, ...controls } = props;
  const { filters, facets, context, onChange } = controls;
  const { days } = context;
  const show = () => {
    onOpenChange(false);
    controls.onSubmit();
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <div className="stack columns-auto-rest middle gap-50">
          <Button variant="quiet" size="small" onClick={controls.onReset}>
            Reset Filters
          </Button>
          <Button variant="main" onClick={show}>
            {submitLabel(shown)}
          </Button>
        </div>
      }
    >
      <Form className={styles.body} aria-label="Filter camps" onSubmit={show}>
        <FamilyFilters {...controls} />
        <fieldset className={styles.group}>
          <legend>Activity type</legend>
          <ActivityPicker
            activities={facets.activities}
            chosen={filters.activity}
            countWith={facets.countWith}
            onChoose={(activity) => onChange({ activity })}
          />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{dateLegend(days ?? [])}</legend>
          {days !== null && (
            <BreakDayPicker
              days={days}
              start={filters.start}
              end={filters.end}
              onChange={(start, end) => onChange({ start, end, district: '' })}
            />
          )}
          <DateFilter label={days === null ? 'Dates' : 'Other dates'} months={1} {...controls} />
        </fieldset>
        <div className={styles.group}>
          <Field label="Where">
            <FilterInput of="place" controls={controls} enterKeyHint="done" />
          </Field>
          <DistanceSelect {...controls} />
        </div>
        <LazyAdvancedFilters
          boundary={{ fallback: <div className={styles.loading} /> }}
          {...controls}
          first={ranges}
        />
        <fieldset className={styles.group}>
          <legend>Sort</legend>
          <SortSelect {...controls} hideLabel />
        </fieldset>
      </Form>
    </Sheet>
  );
}

function submitLabel(shown: number | null): string {
  if (shown === null) return 'Show camps';
  if (shown === 0) return 'No camps fit. See why';
  return shown === 1 ? 'Show 1 camp' : `Show ${shown} camps`;
}

/** 'Date, Oct 6–10': the buttons show no month. */
function dateLegend(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? `Date, ${dayRange(first, last)}` : 'Date';
}
