import type { ReactNode, RefObject } from 'react';
import type { SubmissionText } from '#providers/rules/submission/describeSubmission.ts';
import { type Trail, POSTS } from '#providers/rules/submission/submissionTrail.ts';
import { classes } from '#ui/classes.ts';
import { StageSign, stageTone } from '../../StageSign.tsx';
import styles from './ListingTop.module.css';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type ListingTopProps = {
  name: string;
  words: SubmissionText;
  /** Replaces the state's own name and words. */
  heading?: string | undefined;
  lead?: string | undefined;
  trail: Trail | null;
  /** What can be done about it. */
  actions: ReactNode;
  /** Takes the focus after a reply was sent. */
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** The stage as a sign, a word, a sentence, and on the trail. */
export function ListingTop(props: ListingTopProps) {
  const { name, words, heading, lead, trail, actions, headingRef } = props;
  const { stage, title, quote, text } = words;
  return (
    <div className={classes(styles.top, styles[stageTone(stage)])}>
      <StageSign stage={stage} isBig />
      <div className="min-0">
        <p className="soft small weight-700 anywhere" dir="auto">
          {name}
        </p>
        <h1 ref={headingRef} tabIndex={-1}>
          {heading ?? title}
        </h1>
        {quote !== null && stage !== 'changes' && (
          <blockquote className={styles.quote} dir="auto">
            {quote}
          </blockquote>
        )}
        <p className="mt-35 soft lead leading-150">{lead ?? text}</p>
      </div>
      {trail !== null && (
        <div className="whole-row">
          <SubmissionTrail trail={trail} />
        </div>
      )}
      {actions}
    </div>
  );
}

/** Five posts from the phone to the list, and the current one of the submission. */
function SubmissionTrail({ trail }: { trail: Trail }) {
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
