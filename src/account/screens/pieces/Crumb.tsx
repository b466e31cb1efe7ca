import type { ReactNode } from 'react';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './Crumb.module.css';

/** The way back, above a title; `children` is the link or the button. */
export function Crumb({ children }: { children: ReactNode }) {
  return (
    <p className={styles.crumb}>
      <Glyph name="back" />
      {children}
    </p>
  );
}
