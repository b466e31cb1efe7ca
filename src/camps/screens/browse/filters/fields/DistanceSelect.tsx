import { Select } from '#ui/fields/Select.tsx';
import styles from '../AdvancedFilters.module.css';
import type { FilterControls } from '../FilterControls.ts';
import { placeText, wholeZip, withDistance } from './place.ts';

type DistanceSelectProps = Pick<FilterControls, 'filters' | 'context' | 'onChange'>;

const MILES = ['5', '10', '15', '25', '40'];

const PROBLEMS = {
  unknown: 'We don’t recognize that Georgia ZIP, so we can’t measure distance.',
  notHere: 'Go online once so we can load ZIP codes.',
} as const;

/** How far around the ZIP code of the place field a camp may be. Works offline: Georgia's ZIP codes are cached. */
export function DistanceSelect({ filters, context, onChange }: DistanceSelectProps) {
  const { near, within } = filters;
  const zip = wholeZip(placeText(filters));
  if (zip === '') {
    return <p className={styles.hint}>Enter your ZIP under Where to search by distance.</p>;
  }
  const { zipProblem } = context;
  return (
    <div>
      <Select
        label="Distance"
        glyph="map"
        placeholder={near === '' ? `Only in ${zip}` : 'Any distance'}
        error={zipProblem === null ? undefined : PROBLEMS[zipProblem]}
        value={within}
        options={[
          { value: '', label: `Only in ${zip}` },
          ...(MILES.includes(within) || within === '' ? MILES : [...MILES, within]).map(
            (miles) => ({ value: miles, label: `${miles} miles` }),
          ),
        ]}
        onChange={(miles) => onChange(withDistance(filters, miles))}
      />
      {near !== '' && (
        <p className={styles.hint}>
          Straight-line miles from the center of the ZIP; the drive is longer.
        </p>
      )}
    </div>
  );
}
