import { useId } from 'react';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { readDollars, typedDollars } from './readDollars.ts';
import { useAutosave } from './useAutosave.ts';

type DollarInputProps = {
  label: string;
  hint?: string | undefined;
  /** The error for an invalid amount, which stays in the field and is not saved. */
  wrong: string;
  cents: number | null;
  /** Resolves to false where it could not be stored. */
  onCents: (cents: number | null) => Promise<boolean>;
};

/** An amount that is saved when its field is left; empty: unknown. */
export function DollarInput({ label, hint, wrong, cents, onCents }: DollarInputProps) {
  const id = useId();
  const { text, onText, onLeave } = useAutosave(typedDollars(cents), (typed) => {
    const read = readDollars(typed);
    return read !== 'wrong' && (read === cents || onCents(read));
  });
  return (
    <FormInput
      id={id}
      label={label}
      required={null}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      hint={hint}
      error={readDollars(text) === 'wrong' ? wrong : undefined}
      value={text}
      onText={onText}
      onBlur={onLeave}
    />
  );
}
