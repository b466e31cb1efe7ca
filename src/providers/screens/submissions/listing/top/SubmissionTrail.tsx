import { POSTS, type Trail } from '#providers/rules/submission/submissionTrail.ts';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SubmissionTrail.module.css';

/** Five posts from the phone to the list, and where the submission stands. */
export function SubmissionTrail({ trail }: { trail: Trail }) {
  const { at, isPaused, when } = trail;
  return (
    <ol className={styles.trail}>
      {POSTS.map((post, index) => (
        <li
          key={post}
          className={classes(
            index < at && styles.done,
            index === at && styles.now,
            index === at && isPaused && styles.paused,
          )}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.post}>{index < at && <Glyph name="check" />}</span>
          <b>{post}</b>
          {index < at && <VisuallyHidden>, done</VisuallyHidden>}
          {when[index] && <small>{when[index]}</small>}
        </li>
      ))}
    </ol>
  );
}
