import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './FormInput.module.css';
import { useOwnText } from './useOwnText.ts';

type FormInputProps = Omit<
  ComponentProps<'input'>,
  'onChange' | 'ref' | 'children' | 'required'
> & {
  /** The id of the input, to which the error summary links. */
  id: string;
  label: string;
  value: string;
  /** Marked with an asterisk; otherwise labeled "optional". Null in a group without required fields. */
  required: boolean | null;
  hint?: string | undefined;
  error?: string | undefined;
  /** Under all that, e.g. what was made of the text. */
  after?: ReactNode;
  /** Called for what is typed, also for what React does not report (useOwnText). */
  onText: (text: string) => void;
};

/**
 * One line of a form that is checked and sent: label, input, what is wrong, hint. On its own, without `Field`, whose
 * chunk brings all that filters need.
 */
export function FormInput(props: FormInputProps) {
  const { label, hint, error, after, className, onText, ...input } = props;
  const { id, required, value } = input;
  const element = useOwnText<HTMLInputElement>(value, onText);
  const ids = { error: `${id}-error`, hint: `${id}-hint` };
  const described = classes(error !== undefined && ids.error, hint && ids.hint);
  return (
    <div className={classes('stack packed gap-35 min-0', className)}>
      <label htmlFor={id} className="small weight-800 leading-130 field-label">
        {label}
        {required && <b aria-hidden="true"> *</b>}
        {required === false && <span> optional</span>}
      </label>
      <input
        {...input}
        required={required === true}
        ref={element}
        className={styles.input}
        aria-describedby={described || undefined}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => onText(event.target.value)}
      />
      <FieldNotes ids={ids} error={error} hint={hint} />
      {after}
    </div>
  );
}
