import { useState } from 'react';
import { compareCopy } from '#camps/words/compare.ts';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './NearField.module.css';

type NearFieldProps = {
  near: string;
  /** Five digits that are not a ZIP code of Georgia. */
  isUnknown: boolean;
  /** The list of ZIP codes could not be fetched. */
  failed: boolean;
  /** It took the place of a button that was pressed. */
  isFocused: boolean;
  onNear: (zip: string) => void;
};

/** The ZIP code distances are measured from. It takes effect at five digits. */
export function NearField({ near, isUnknown, failed, isFocused, onNear }: NearFieldProps) {
  const [typed, setTyped] = useState(near);
  // The address changed from outside, by the back button: it wins.
  const [seen, setSeen] = useState(near);
  if (near !== seen) {
    setSeen(near);
    if (near !== '') setTyped(near);
  }
  const { near: label, nearHint, nearUnknown, nearFailed } = compareCopy;
  const error = near === '' ? undefined : failed ? nearFailed : isUnknown ? nearUnknown : undefined;
  return (
    <Field label={label} hint={nearHint} error={error} className={styles.near}>
      <TextInput
        glyph="pin"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone, and its focus with it
        autoFocus={isFocused}
        value={typed}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        placeholder="30030"
        onText={(text) => {
          const zip = text.trim();
          setTyped(zip);
          onNear(/^\d{5}$/.test(zip) ? zip : '');
        }}
      />
    </Field>
  );
}
