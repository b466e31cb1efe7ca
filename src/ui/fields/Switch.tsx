import { useId } from 'react';
import styles from './Switch.module.css';

type SwitchProps = {
  label: string;
  /** What it means, or why it cannot be changed. */
  hint?: string | undefined;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
};

/**
 * A switch that takes effect at once; its whole line can be pressed. Use `Checkbox` for an answer that is sent later.
 */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.line}>
      <span>
        <span id={`${id}-label`} className="block weight-750 leading-135">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block soft small leading-135">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
