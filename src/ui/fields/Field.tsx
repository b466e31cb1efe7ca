import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldContext } from './fieldContext.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

type FieldProps = {
  label: string;
  /** The control; it takes its id, name and error from the field around it. */
  children: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** Hides the label from view where the placeholder has the same text (phones). */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

/** A label above, the control, then a hint or what is wrong. */
export function Field({ label, children, hint, error, hideLabel, className }: FieldProps) {
  const id = useId();
  const ids = {
    control: `${id}-control`,
    label: `${id}-label`,
    hint: `${id}-hint`,
    error: `${id}-error`,
  };
  const described = classes(error !== undefined && ids.error, hint !== undefined && ids.hint);
  const name = hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <div className={classes('stack packed gap-35 min-0', className)}>
      <label
        id={ids.label}
        htmlFor={ids.control}
        className={hideLabel ? 'absolute' : 'small weight-800 leading-130'}
      >
        {name}
      </label>
      <FieldContext
        value={{
          controlId: ids.control,
          labelId: ids.label,
          describedBy: described === '' ? undefined : described,
          invalid: error !== undefined,
        }}
      >
        {children}
      </FieldContext>
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  );
}
