import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './Level.module.css';

type LevelProps = {
  title: string;
  includes: readonly string[];
  flag?: string;
  isBest?: boolean;
  /** One `LevelPrice`, or one for each way to pay. */
  prices: ReactNode;
  /** The way to get it, where there is one for all prices. */
  children?: ReactNode;
};

/** One level: what it costs, what it includes. */
export function Level({ title, includes, flag, isBest = false, prices, children }: LevelProps) {
  return (
    <article className={classes(styles.level, isBest && styles.best)}>
      {flag !== undefined && <p className={styles.flag}>{flag}</p>}
      <h3>{title}</h3>
      <div className="stack gap-90">{prices}</div>
      <ul className={styles.list}>
        {includes.map((item) => (
          <li key={item}>
            <Glyph name="check" />
            {item}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}

type LevelPriceProps = {
  price: string;
  per: string;
  note?: string;
  /** The button that pays this price and no other. */
  children?: ReactNode;
};

export function LevelPrice({ price, per, note, children }: LevelPriceProps) {
  return (
    <div className={styles.way}>
      <p className={styles.price}>
        <b>{price}</b> {per}
      </p>
      {note !== undefined && <p className="soft">{note}</p>}
      {children}
    </div>
  );
}
