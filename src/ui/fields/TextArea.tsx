import { use, type ComponentProps } from 'react';
import { FieldContext } from './fieldContext.ts';
import styles from './TextArea.module.css';
import { useOwnText } from './useOwnText.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value'> & {
  value: string;
  onText: (text: string) => void;
};

/** Several lines of text. Inside a Field it is labelled already. */
export function TextArea({ onText, ...input }: TextAreaProps) {
  const field = use(FieldContext);
  const element = useOwnText<HTMLTextAreaElement>(input.value, onText);
  return (
    <textarea
      ref={element}
      id={field.controlId}
      aria-describedby={field.describedBy}
      aria-invalid={field.invalid || undefined}
      rows={4}
      {...input}
      className={styles.area}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
