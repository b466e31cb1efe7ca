import { useId } from 'react';
import styles from './Checkbox.module.css';

type CheckboxProps = {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox with its label; all of it can be pressed. */
export function Checkbox({ label, hint, checked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span id={`${id}-label`} className="weight-750 leading-130">
        {label}
      </span>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="soft small leading-140 column-2">
          {hint}
        </span>
      )}
    </label>
  );
}
