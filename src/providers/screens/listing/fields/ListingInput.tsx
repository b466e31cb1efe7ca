import { type ClipboardEvent, type ReactNode, use } from 'react';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { fieldFacts, type FormField } from '#providers/rules/submission/fields.ts';
import { MOST_TYPED } from '../form/formContent.ts';
import { fieldId, ListingContext } from './ListingContext.ts';
import section from './Section.module.css';

type ListingInputProps = {
  name: FormField;
  after?: ReactNode;
  /** Returns true when it has handled the pasted text. */
  onPasted?: (text: string) => boolean;
};

/** One line of the form: its label, what is typed, and what is wrong with it. */
export function ListingInput({ name, after, onPasted }: ListingInputProps) {
  const { form, problems, dispatch } = use(ListingContext);
  const value = form.values[name];
  const { kind, label, missing, hint, width, inputMode, autoComplete } = fieldFacts[name];
  const isAddress = kind === 'email' || kind === 'url';

  const onText = (text: string) => dispatch({ type: 'typeInto', field: name, text });
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const behind = value.slice(selectionEnd ?? value.length);
    const isWhole = (before + behind).trim() === '';
    const isDone = isWhole && onPasted?.(text) === true;
    // Millions of letters in one field would freeze the page while the browser sets them.
    const isHuge = text.length > MOST_TYPED;
    if (isDone || isHuge) event.preventDefault();
    if (isHuge) onText(before + text.slice(0, MOST_TYPED + 1) + behind);
  }
  return (
    <FormInput
      id={fieldId(name)}
      name={name}
      label={label}
      hint={hint}
      after={after}
      className={width && section[width]}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize={isAddress ? 'none' : undefined}
      spellCheck={isAddress ? false : undefined}
      required={missing !== undefined}
      error={problems[name]}
      value={value}
      onText={onText}
      onBlur={() => dispatch({ type: 'leave', field: name })}
      onPaste={paste}
    />
  );
}
