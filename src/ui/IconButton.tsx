import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Glyph, type GlyphName } from './pictures/Glyph.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label' | 'aria-pressed'
> & {
  glyph?: GlyphName;
  /** Instead of one glyph: several, of which CSS shows one. */
  children?: ReactNode;
  /** The only name it has: say what pressing does. */
  label: string;
  /** For a toggle. The label stays the same, the state is read out beside it. */
  pressed?: boolean | undefined;
};

export function IconButton({
  glyph,
  children,
  label,
  pressed,
  className,
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
      {glyph === undefined ? children : <Glyph name={glyph} />}
    </button>
  );
}
