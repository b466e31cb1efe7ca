import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label' | 'aria-pressed'
> & {
  glyph: GlyphName;
  /** The only name it has: say what pressing does. */
  label: string;
  /** For a toggle. The label stays the same, the state is read out beside it. */
  pressed?: boolean | undefined;
  /** Colors and size of the sign, where the round default does not fit. */
  glyphClass?: string | undefined;
};

export function IconButton({
  glyph,
  label,
  pressed,
  className,
  glyphClass,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={classes(styles.iconButton, className)}
    >
      <Glyph name={glyph} className={classes(styles.glyph, glyphClass)} />
    </button>
  );
}
