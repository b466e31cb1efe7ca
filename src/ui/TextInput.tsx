import { use, type ComponentProps } from 'react';
import { classes } from './classes.ts';
import fieldStyles from './Field.module.css';
import { FieldContext } from './fieldContext.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import styles from './TextInput.module.css';

type TextInputProps = Omit<ComponentProps<'input'>, 'className'> & {
  glyph?: GlyphName | undefined;
  /** Of the box around glyph and input. */
  className?: string | undefined;
};

/** One line of text. Inside a Field it is labelled already; alone it needs an aria-label. */
export function TextInput({ glyph, className, ...input }: TextInputProps) {
  const field = use(FieldContext);
  return (
    <span className={classes(fieldStyles.box, className)}>
      {glyph !== undefined && <Glyph name={glyph} />}
      <input
        id={field.controlId}
        aria-describedby={field.describedBy}
        aria-invalid={field.invalid || undefined}
        {...input}
        className={styles.input}
      />
    </span>
  );
}
