import { useId } from 'react';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { useAutosave } from '../../pieces/useAutosave.ts';

type TextLineFieldProps = {
  label: string;
  text: string;
  maxLength: number;
  /** The error for an invalid text, which stays in the field and is not saved. */
  wrong?: (text: string) => string | undefined;
  /** Resolves to false where it could not be stored. */
  onSave: (text: string) => Promise<boolean>;
};

/** One line of text that is saved when its field is left. */
export function TextLineField({
  label,
  text: stored,
  maxLength,
  wrong,
  onSave,
}: TextLineFieldProps) {
  const id = useId();
  const { text, onText, onLeave } = useAutosave(
    stored,
    (typed) => wrong?.(typed) === undefined && onSave(typed.trim()),
  );
  return (
    <FormInput
      id={id}
      label={label}
      required={null}
      autoComplete="off"
      maxLength={maxLength}
      error={wrong?.(text)}
      value={text}
      onText={onText}
      onBlur={onLeave}
    />
  );
}
