import { useId } from 'react';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { useAutosave } from './useAutosave.ts';

type TextLineFieldProps = {
  label: string;
  text: string;
  maxLength: number;
  onSave: (text: string) => void;
};

/** One line of text that is saved when its field is left. */
export function TextLineField({ label, text: stored, maxLength, onSave }: TextLineFieldProps) {
  const id = useId();
  const { text, onText, onLeave } = useAutosave(stored, (typed) => onSave(typed.trim()));
  return (
    <FormInput
      id={id}
      label={label}
      required={null}
      autoComplete="off"
      maxLength={maxLength}
      value={text}
      onText={onText}
      onBlur={onLeave}
    />
  );
}
