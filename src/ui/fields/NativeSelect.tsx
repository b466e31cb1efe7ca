import { useId } from 'react';
import { classes } from '../classes.ts';
import { Glyph } from '../pictures/Glyph.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './NativeSelect.module.css';
import { useOwnText } from './useOwnText.ts';

type SelectOption = { value: string; label: string; group?: string | undefined };

type NativeSelectProps = {
  label: string;
  /** Small, with its label for screen readers only: its entries say what it is for. */
  isPlain?: boolean;
  /** Marks an optional field beside its label. */
  optional?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  /** Options of one `group` stand together under its name. */
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  className?: string | undefined;
};

/** The browser's own: a wheel under the thumb on phones, and letters find an entry. Without pictures (`Select` has those). */
export function NativeSelect(props: NativeSelectProps) {
  const { label, isPlain, optional, hint, error, value, options, onChange, className } = props;
  const id = useId();
  const element = useOwnText<HTMLSelectElement>(value, onChange);
  const ids = { error: `${id}-error`, hint: `${id}-hint` };
  const described = classes(error !== undefined && ids.error, hint && ids.hint);
  return (
    <div className={classes('stack packed gap-35 min-0', className)}>
      <label
        htmlFor={id}
        className={isPlain ? 'unseen' : 'small weight-800 leading-130 field-label'}
      >
        {label}
        {optional && <span> optional</span>}
      </label>
      <span className={styles.box}>
        <select
          ref={element}
          id={id}
          className={classes(styles.select, isPlain && styles.plain)}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {inGroups(options).map(({ group, options: some }) =>
            group === undefined ? (
              some.map(optionOf)
            ) : (
              <optgroup key={group} label={group}>
                {some.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
        <Glyph name="chev" />
      </span>
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  );
}

const optionOf = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

type OptionGroup = { group: string | undefined; options: SelectOption[] };

function inGroups(options: readonly SelectOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}
