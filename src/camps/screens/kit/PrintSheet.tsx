import type { ReactNode } from 'react';
import { KitScene } from '#ui/scenes/KitScene.tsx';
import { summerKitHead } from '#camps/words/summerKit.ts';
import { site } from '#base/site.ts';
import styles from './PrintSheet.module.css';

type SheetProps = {
  title: string;
  /** The sheet that hangs on the fridge has a picture; the others need not compete with it. */
  hasPicture?: boolean | undefined;
  /** Room for a name that is written by hand. */
  hasNameLine?: boolean | undefined;
  children: ReactNode;
};

const address = `${site.url.replace(/^https?:\/\//, '')}${summerKitHead.path}`;

/** One printed page: its title, what is filled in, where it came from. */
export function PrintSheet(props: SheetProps) {
  const { title, hasPicture = false, hasNameLine = false, children } = props;
  return (
    <section className={styles.sheet} aria-label={title}>
      <header className={hasPicture ? styles.strip : styles.plain}>
        {hasPicture && <KitScene className={styles.scene} />}
        <h2>{title}</h2>
        {hasNameLine && <span className={styles.nameLine} aria-hidden="true" />}
      </header>
      {children}
      <p className={styles.origin}>
        {site.brand}: {address}
      </p>
    </section>
  );
}
