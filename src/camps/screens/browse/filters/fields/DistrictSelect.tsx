import { readDays } from '#camps/rules/list/criteria.ts';
import type { DistrictBreak } from '#camps/rules/list/districtBreaks.ts';
import { Select } from '#ui/fields/Select.tsx';
import styles from '../AdvancedFilters.module.css';
import type { FilterControls } from '../FilterControls.ts';
import { daysLabel } from '../filterLabel.ts';

type DistrictSelectProps = Pick<FilterControls, 'filters' | 'facets' | 'context' | 'onChange'>;

const keyOf = ({ districtId, from, to }: DistrictBreak) => `${districtId} ${from} ${to}`;

/** Picks the days off of one school district, or explains that no district's days are known. */
export function DistrictSelect({ filters, facets, context, onChange }: DistrictSelectProps) {
  const breaks = context.breaks ?? [];
  // Nothing is known of any season yet.
  if (facets.activities === null) return null;
  if (breaks.length === 0) {
    return (
      <p className={styles.hint}>
        We don’t have this season’s school calendars yet, so please pick your days by hand.
      </p>
    );
  }
  const days = readDays(filters);
  const chosen = breaks.find(
    ({ districtId, from, to }) =>
      districtId === filters.district && (days === null || (from === days.from && to === days.to)),
  );
  return (
    <div>
      <Select
        label="Which school district?"
        glyph="home"
        placeholder="Any school district"
        value={chosen ? keyOf(chosen) : ''}
        options={[
          { value: '', label: 'Any school district' },
          ...breaks.map((one) => ({
            value: keyOf(one),
            label: one.district,
            note: <small>{`${one.name}, ${daysLabel(one)}`}</small>,
          })),
        ]}
        onChange={(key) => {
          const next = breaks.find((one) => keyOf(one) === key);
          onChange({
            district: next?.districtId ?? '',
            start: next?.from ?? '',
            end: next?.to ?? '',
          });
        }}
      />
      {chosen && (
        <p className={styles.hint}>
          <span>{`${chosen.name}: ${daysLabel(chosen)}. `}</span>
          <span>
            {chosen.isConfirmed
              ? 'Checked against the district’s calendar.'
              : 'We haven’t checked these dates with the district yet. Please double-check the district calendar.'}
          </span>
        </p>
      )}
    </div>
  );
}
