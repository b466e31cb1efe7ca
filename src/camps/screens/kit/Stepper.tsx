import { IconButton } from '#ui/IconButton.tsx';
import styles from './Stepper.module.css';

type StepperProps = {
  label: string;
  value: number;
  /** The inclusive bounds. */
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A small number, one more or one less at a time. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  return (
    <fieldset className="min-0">
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        <IconButton
          glyph="minus"
          label={`Fewer ${label.toLowerCase()}`}
          aria-disabled={value === min}
          onClick={() => onChange(Math.max(min, value - 1))}
        />
        <output className={styles.value}>{value}</output>
        <IconButton
          glyph="plus"
          label={`More ${label.toLowerCase()}`}
          aria-disabled={value === max}
          onClick={() => onChange(Math.min(max, value + 1))}
        />
      </div>
    </fieldset>
  );
}
