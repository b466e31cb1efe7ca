import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import styles from './SettingsRow.module.css';
import { useStableFocus } from '#ui/useStableFocus.ts';

/** What the page gives every row. */
export type RowProps = { open: boolean; onOpenChange: (open: boolean) => void };

type SettingsRowProps = {
  /** The address of the row: /settings#backup opens it. */
  id: string;
  glyph: GlyphName;
  title: string;
  /** The state shown on the closed row. */
  state: string;
  /** The one that removes things. */
  danger?: boolean;
  children: ReactNode;
} & RowProps;

/** One row of the settings: it shows its state, and opens in place. Its content is rendered only when open. */
export function SettingsRow({
  id,
  glyph,
  title,
  state,
  danger,
  open,
  onOpenChange,
  children,
}: SettingsRowProps) {
  return (
    <details
      id={id}
      className={classes(styles.row, danger && styles.danger)}
      open={open}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary>
        <Glyph name={glyph} className={styles.sign} />
        <span>
          <h2>{title}</h2>
          <small>{state}</small>
        </span>
        <Glyph name="chev" className={styles.chevron} />
      </summary>
      {open && <Body>{children}</Body>}
    </details>
  );
}

function Body({ children }: { children: ReactNode }) {
  return (
    <div className={styles.body} {...useStableFocus()}>
      {children}
    </div>
  );
}
