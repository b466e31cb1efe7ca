import type { ReactNode } from 'react';
import { reviewCopy } from '#providers/words/review.ts';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './ReviewHeader.module.css';

type ReviewHeaderProps = {
  brand: ReactNode;
  themeSwitch: ReactNode;
  /** Shown once a user is signed in. */
  nav?: ReactNode;
  who?: ReactNode;
};

/** Replaces the site's header without its menus, so that nothing leads away by accident. */
export function ReviewHeader({ brand, themeSwitch, nav, who }: ReviewHeaderProps) {
  return (
    <div className="paper">
      <Wrap className={styles.row}>
        {brand}
        <span className={styles.badge}>{reviewCopy.badge}</span>
        {nav}
        <div className={styles.tools}>
          {themeSwitch}
          {who}
        </div>
      </Wrap>
    </div>
  );
}
