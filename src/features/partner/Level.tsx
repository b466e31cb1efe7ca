import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './Level.module.css';

type LevelProps = {
  title: string;
  price: string;
  per: string;
  note: string;
  includes: readonly string[];
  flag?: string;
  isBest?: boolean;
  /** The ways to get it. */
  children: ReactNode;
};

/** One price card. */
export function Level(props: LevelProps) {
  const { title, price, per, note, includes, flag, isBest = false, children } = props;
  return (
    <article className={classes(styles.level, isBest && styles.best)}>
      {flag !== undefined && <p className={styles.flag}>{flag}</p>}
      <h3>{title}</h3>
      <p className={styles.price}>
        <b>{price}</b> {per}
      </p>
      <p className={styles.note}>{note}</p>
      <ul>
        {includes.map((item) => (
          <li key={item}>
            <Glyph name="check" />
            {item}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>{children}</div>
    </article>
  );
}
