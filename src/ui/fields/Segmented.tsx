import { classes } from '../classes.ts';
import { Glyph, type GlyphName } from '../pictures/Glyph.tsx';
import styles from './Segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** Names the group, e.g. "View". */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; glyph?: GlyphName | undefined }[];
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** Two or three ways to see the same thing, one of them pressed. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <fieldset aria-label={label} className={classes(styles.segmented, className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.glyph !== undefined && <Glyph name={option.glyph} />}
          <span>{option.label}</span>
        </button>
      ))}
    </fieldset>
  );
}
