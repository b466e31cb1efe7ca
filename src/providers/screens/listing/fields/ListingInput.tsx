import { type ClipboardEvent, type ComponentProps, use } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { type FormField, MOST_TYPED } from '../form/formContent.ts';
import { idOf, ListingContext } from './ListingContext.ts';

type Given = 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'className';

type ListingInputProps = Pick<ComponentProps<typeof FormInput>, Given | 'hint' | 'after'> & {
  name: Exclude<FormField, 'seasonWish'>;
  isOptional?: boolean;
  /** True when it has dealt with the pasted text. */
  onPasted?: (text: string) => boolean;
};

/** One line of the form: its label, what is typed, and what is wrong with it. */
export function ListingInput({ name, isOptional = false, onPasted, ...rest }: ListingInputProps) {
  const { form, problems, onText, onLeave } = use(ListingContext);
  const value = form.values[name];

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    const isWhole = (before + after).trim() === '';
    const isDone = isWhole && onPasted?.(text) === true;
    // Millions of letters in one field would freeze the page while the browser sets them.
    const isHuge = text.length > MOST_TYPED;
    if (isDone || isHuge) event.preventDefault();
    if (isHuge) onText(name, before + text.slice(0, MOST_TYPED + 1) + after);
  }
  return (
    <FormInput
      {...rest}
      id={idOf(name)}
      name={name}
      label={formCopy.labels[name]}
      required={!isOptional}
      error={problems[name]}
      value={value}
      onText={(text) => onText(name, text)}
      onBlur={() => onLeave(name)}
      onPaste={paste}
    />
  );
}
