import { readDays } from '#domain/list/criteria.ts';
import type { DistrictBreak } from '#domain/list/districtBreaks.ts';
import type { Filters } from '#domain/list/filters.ts';
import { Select } from '#ui/fields/Select.tsx';
import { daysLabel } from './filterLabels.ts';
import styles from './AdvancedFilters.module.css';

type WhoseBreakProps = {
  filters: Filters;
  /** Empty when nobody knows any district's days in this season. */
  breaks: readonly DistrictBreak[];
  onFilters: (some: Partial<Filters>) => void;
};

const nameOf = ({ districtId, from, to }: DistrictBreak) => `${districtId} ${from} ${to}`;

/** The days of one school district, instead of looking them up. */
export function DistrictSelect({ filters, breaks, onFilters }: WhoseBreakProps) {
  if (breaks.length === 0) return null;
  const days = readDays(filters);
  const chosen = breaks.find(
    ({ districtId, from, to }) =>
      districtId === filters.district && (days === null || (from === days.from && to === days.to)),
  );
  return (
    <div>
      <Select
        label="Whose break?"
        glyph="home"
        placeholder="Any school district"
        value={chosen ? nameOf(chosen) : ''}
        options={[
          { value: '', label: 'Any school district' },
          ...breaks.map((one) => ({
            value: nameOf(one),
            label: one.district,
            note: <small>{daysLabel(one)}</small>,
          })),
        ]}
        onChange={(name) => {
          const next = breaks.find((one) => nameOf(one) === name);
          onFilters({
            district: next?.districtId ?? '',
            start: next?.from ?? '',
            end: next?.to ?? '',
          });
        }}
      />
      {chosen && (
        <p className={styles.hint}>
          {chosen.name}: {daysLabel(chosen)}.{' '}
          {chosen.isConfirmed
            ? 'Checked against the district’s own calendar.'
            : 'We have not checked these dates with the district yet. Please look at its calendar.'}
        </p>
      )}
    </div>
  );
}
