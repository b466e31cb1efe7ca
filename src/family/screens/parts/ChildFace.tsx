import { initialOf } from '#family/rules/initialOf.ts';
import type { ChildColor } from '#family/rules/profile.ts';
import { classes } from '#ui/classes.ts';
import cloth from './childCloth.module.css';
import styles from './ChildFace.module.css';

/** A child's cloth: the initial on its color, with a rim in a pattern of its own. */
export function ChildFace({ name, color }: { name: string; color: ChildColor }) {
  return (
    <span className={classes(styles.face, cloth[color], styles[color])} aria-hidden="true">
      <span>{initialOf(name)}</span>
    </span>
  );
}
