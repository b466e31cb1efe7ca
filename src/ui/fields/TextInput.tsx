import { type ComponentProps, use } from 'react';
import { classes } from '../classes.ts';
import fieldStyles from './Field.module.css';
import { FieldContext } from './fieldContext.ts';
import { Glyph, type GlyphName } from '../pictures/Glyph.tsx';
import styles from './TextInput.module.css';
import { useOwnText } from './useOwnText.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'ref' | 'value'> & {
  glyph?: GlyphName | undefined;
  /** The class of the box around glyph and input. */
  className?: string | undefined;
  value: string;
  /** Called for what is typed, also for what React does not report (useOwnText). */
  onText: (text: string) => void;
};

/** One line of text. Inside a Field it is labelled already; alone it needs an aria-label. */
export function TextInput({ glyph, className, onText, ...input }: TextInputProps) {
  const field = use(FieldContext);
  const element = useOwnText<HTMLInputElement>(input.value, onText);
  return (
    <span className={classes(fieldStyles.box, className)}>
      {glyph !== undefined && <Glyph name={glyph} />}
      <input
        ref={element}
        id={field.controlId}
        aria-describedby={field.describedBy}
        aria-invalid={field.invalid || undefined}
        {...input}
        onChange={(event) => onText(event.target.value)}
        className={styles.input}
      />
    </span>
  );
}
