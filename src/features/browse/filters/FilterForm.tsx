import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './FilterForm.module.css';

type FilterFormProps = {
  label: string;
  /** Lays out the fields. */
  className: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
};

/** The panel of a filter bar. Its users give the grid; put the buttons under the fields in FilterActions. */
export function FilterForm({ label, className, onSubmit, children }: FilterFormProps) {
  return (
    <form
      className={classes(styles.bar, className)}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** More filters at one end, reset at the other. */
export function FilterActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
