import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Glyph, type GlyphName } from './pictures/Glyph.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label' | 'aria-pressed'
> & {
  glyph?: GlyphName;
  /** Replaces the single glyph: several, of which CSS shows one. */
  children?: ReactNode;
  /** The only name it has: say what pressing does. */
  label: string;
  /** The state of a toggle. Screen readers announce it beside the label, which stays the same. */
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
