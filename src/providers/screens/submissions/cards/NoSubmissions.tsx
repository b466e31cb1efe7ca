import { submissionsCopy } from '#providers/words/submissions.ts';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import styles from '../EmptyPage.module.css';
import { formLink } from '../formLink.ts';

/** Shown when this phone has no submissions or drafts. */
export function NoSubmissions() {
  const { heading, text, action } = submissionsCopy.empty;
  return (
    <div className={styles.empty}>
      <EmptyScene className={styles.scene} />
      <h2>{heading}</h2>
      <p>{text}</p>
      <ButtonLink variant="main" {...formLink(null)}>
        {action}
      </ButtonLink>
      <p className="small">{submissionsCopy.elsewhere}</p>
    </div>
  );
}
