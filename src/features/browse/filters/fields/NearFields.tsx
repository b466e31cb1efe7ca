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
  unknown: 'We do not know this ZIP code in Georgia, so distance is not used.',
  notHere: 'The list of ZIP codes is not on this phone yet. Go online once to get it.',
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
          ? 'Type a ZIP code to see how far each camp is.'
          : 'In a straight line from the middle of the ZIP code; the drive is longer.'}
      </p>
    </div>
  );
}
