import type { ReactNode } from 'react';
import { site } from '#base/site.ts';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './pictures.module.css';

export type PictureName = 'shareBelow' | 'shareAbove' | 'shareRow' | 'addRow' | 'add' | 'menu';

/** A browser's bar in our own hand, with a ring around what to tap. The words beside it say the same. */
export function StepPicture({ name }: { name: PictureName }) {
  return (
    <div className={classes(styles.bar, styles[name])} aria-hidden="true">
      {pictures[name]}
    </div>
  );
}

const address = <span className={styles.address}>{site.brand}</span>;
const ring = (children: ReactNode) => <span className={styles.ring}>{children}</span>;
const row = (words: string, children: ReactNode) => (
  <span className={styles.row}>
    {words}
    {children}
  </span>
);
const dots = (
  <svg viewBox="0 0 24 24">
    <circle cx="5" cy="12" r="2.3" />
    <circle cx="12" cy="12" r="2.3" />
    <circle cx="19" cy="12" r="2.3" />
  </svg>
);

const pictures: Readonly<Record<PictureName, ReactNode>> = {
  shareBelow: (
    <>
      <Glyph name="back" />
      <Glyph name="arrow" />
      {ring(<Glyph name="share" />)}
      <Glyph name="list" />
      <Glyph name="copy" />
    </>
  ),
  shareAbove: (
    <>
      <Glyph name="back" />
      {address}
      {ring(<Glyph name="share" />)}
    </>
  ),
  shareRow: row('Share', <Glyph name="share" />),
  addRow: row('Add to Home Screen', <Glyph name="addhome" />),
  add: (
    <>
      <img src="/icons/favicon.svg" alt="" width="40" height="40" />
      <b>{site.brand}</b>
      <span className={styles.pill}>Add</span>
    </>
  ),
  menu: (
    <>
      <Glyph name="x" />
      {address}
      {ring(dots)}
    </>
  ),
};
