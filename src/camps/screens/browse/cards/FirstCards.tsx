import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './FirstCards.module.css';

type FirstCardsProps = {
  /** The class of the list of skeletons. */
  className: string | undefined;
  /** Shown while the list is unknown: for a filtered address or a page without prerendering. */
  skeletons: ReactNode;
  /** The list, while the page is prerendered; in a browser null. */
  children: ReactNode;
};

/**
 * The placeholder of the list until this device has read its own: in a prerendered page the first camps of the build's
 * directory, so that the first paint shows camps, a second or two before the scripts do. React adopts the markup
 * unchanged; controls that need scripts are not in it.
 */
export function FirstCards({ className, skeletons, children }: FirstCardsProps) {
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  return (
    <>
      {isPrerendered && (
        <div
          className={styles.first}
          suppressHydrationWarning
          // An empty string means "unchanged" and is never written.
          {...(children === null ? { dangerouslySetInnerHTML: { __html: '' } } : { children })}
        />
      )}
      <ul
        className={classes(className, styles.skeletons)}
        aria-busy="true"
        aria-label="Loading camps"
      >
        {skeletons}
      </ul>
    </>
  );
}
