import { useId } from 'react';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { useAutosave } from './useAutosave.ts';

type TextLineProps = {
  label: string;
  text: string;
  maxLength: number;
  onSave: (text: string) => void;
};

/** One line of text that is kept when its field is left. */
export function TextLine({ label, text: stored, maxLength, onSave }: TextLineProps) {
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
