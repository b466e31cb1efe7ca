import { useState } from 'react';
import type { Filters } from '#domain/list/filters.ts';
import { Field } from '#ui/fields/Field.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './AdvancedFilters.module.css';
import type { ZipEntry } from './zipEntry.ts';

type NearFieldsProps = {
  filters: Filters;
  zip: ZipEntry;
  onFilters: (some: Partial<Filters>) => void;
};

const MILES = ['5', '10', '15', '25', '40'];

const problems = {
  unfinished: 'A ZIP code has five digits.',
  noZip: 'A ZIP code is five digits, like 30030.',
  unknown: 'We do not know this ZIP code in Georgia, so distance is not used.',
  notHere: 'The list of ZIP codes is not on this phone yet. Go online once to get it.',
} as const;

/** How far a camp may be, measured from a ZIP. Works offline: the ZIPs of Georgia are kept with the app. */
export function NearFields({ filters, zip, onFilters }: NearFieldsProps) {
  const [isTyping, setIsTyping] = useState(false);
  const { problem } = zip;
  const isSaid = problem !== null && !(problem === 'unfinished' && isTyping);
  const miles =
    MILES.includes(filters.within) || filters.within === '' ? MILES : [...MILES, filters.within];
  return (
    <div>
      <div className={styles.pair}>
        <Field label="From ZIP code" error={isSaid ? problems[problem] : undefined}>
          <TextInput
            glyph="target"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            value={zip.typed}
            onFocus={() => setIsTyping(true)}
            onBlur={() => setIsTyping(false)}
            onText={zip.onType}
          />
        </Field>
        <Select
          label="Distance"
          placeholder="Any distance"
          value={filters.within}
          options={[
            { value: '', label: 'Any distance' },
            ...miles.map((count) => ({ value: count, label: `${count} miles` })),
          ]}
          onChange={(within) => onFilters({ within })}
        />
      </div>
      <p className={styles.hint}>
        {filters.near === ''
          ? 'Type a ZIP code to see how far each camp is.'
          : 'In a straight line from the middle of the ZIP code; the drive is longer.'}
      </p>
    </div>
  );
}
