import type { MouseEvent, ReactNode } from 'react';
import styles from './Chip.module.css';
import { classes } from '../classes.ts';
import { Glyph, type GlyphName } from '../Glyph.tsx';

type ChipProps = {
  children: ReactNode;
  /** A small patch before the word, or a glyph. */
  picture?: ReactNode;
  glyph?: GlyphName | undefined;
  /** A chip with an address is a link; `current` marks the one that is already applied. */
  href?: string | undefined;
  current?: boolean | undefined;
  /** A chip that toggles. */
  pressed?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** A chip that can be taken off; `removeLabel` says what goes, e.g. "Remove filter Decatur". */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
};

export function Chip(props: ChipProps) {
  const { children, picture, glyph, href, current, pressed, onClick, onRemove, removeLabel } =
    props;
  const look = classes(
    styles.chip,
    onRemove && styles.cut,
    glyph && styles.sign,
    picture === undefined && glyph === undefined && styles.plain,
  );
  const body = (
    <>
      {glyph === undefined ? picture : <Glyph name={glyph} />}
      <span>{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a className={look} href={href} onClick={onClick} aria-current={current ? 'true' : undefined}>
        {body}
      </a>
    );
  }
  if (onRemove !== undefined) {
    return (
      <button type="button" className={look} onClick={onRemove} aria-label={removeLabel}>
        {body}
        <Glyph name="x" className={styles.off} />
      </button>
    );
  }
  return (
    <button type="button" className={look} onClick={onClick} aria-pressed={pressed}>
      {body}
    </button>
  );
}
