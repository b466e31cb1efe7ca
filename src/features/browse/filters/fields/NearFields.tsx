import { useState } from 'react';
import { Field } from '#ui/fields/Field.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from '../AdvancedFilters.module.css';
import type { FilterControls } from '../FilterControls.ts';

type NearFieldsProps = Pick<FilterControls, 'filters' | 'context' | 'onType' | 'onChange'>;

const MILES = ['5', '10', '15', '25', '40'];

const PROBLEMS = {
  unfinished: 'A ZIP code has five digits.',
  noZip: 'A ZIP code is five digits, like 30030.',
  unknown: 'We don’t recognize that Georgia ZIP, so we can’t measure distance.',
  notHere: 'Go online once so we can load ZIP codes.',
} as const;

/** How far a camp may be from a ZIP code. Works offline: Georgia's ZIP codes are cached with the app. */
export function NearFields({ filters, context, onType, onChange }: NearFieldsProps) {
  const [isTyping, setIsTyping] = useState(false);
  const { text, problem } = context.zip;
  const hasError = problem !== null && !(problem === 'unfinished' && isTyping);
  const miles =
    MILES.includes(filters.within) || filters.within === '' ? MILES : [...MILES, filters.within];
  return (
    <div>
      <div className={styles.pair}>
        <Field label="From ZIP code" error={hasError ? PROBLEMS[problem] : undefined}>
          <TextInput
            glyph="target"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            value={text}
            onFocus={() => setIsTyping(true)}
            onBlur={() => setIsTyping(false)}
            onText={(near) => onType({ near })}
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
          onChange={(within) => onChange({ within })}
        />
      </div>
      <p className={styles.hint}>
        {filters.near === ''
          ? 'Enter your ZIP to see distances.'
          : 'Straight-line miles from the center of the ZIP; the drive is longer.'}
      </p>
    </div>
  );
}
