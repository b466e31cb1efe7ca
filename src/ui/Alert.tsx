import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { classes } from './classes.ts';
import { Glyph, type GlyphName } from './pictures/Glyph.tsx';

export type AlertTone = 'info' | 'warn' | 'danger';

const signs: Record<AlertTone, GlyphName> = { info: 'bell', warn: 'warn', danger: 'warn' };

type AlertProps = {
  tone: AlertTone;
  title: string;
  children?: ReactNode;
  /** A Button; beside the text where there is room, under it on phones. */
  action?: ReactNode;
  glyph?: GlyphName | undefined;
  className?: string | undefined;
};

/** A notice in the page. Only danger interrupts a screen reader. */
export function Alert({ tone, title, children, action, glyph, className }: AlertProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes(styles.alert, tone !== 'warn' && styles[tone], className)}
    >
      <Glyph name={glyph ?? signs[tone]} />
      <div>
        <p className="weight-800 leading-135">{title}</p>
        {children !== undefined && <div className="leading-145">{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
