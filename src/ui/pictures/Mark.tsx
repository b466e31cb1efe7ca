import { classes } from '../classes.ts';

/** The mark: a C that is the sun coming round a tent. --mark-tent recolors the tent. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classes('rigid square-225', className)} viewBox="0 0 48 48" aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}
