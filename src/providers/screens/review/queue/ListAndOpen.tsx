import { type ReactNode, useEffect, useRef } from 'react';
import type { ReviewProblem } from '#providers/store/review/ReviewError.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { useIsWide } from '#ui/useIsWide.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { reviewProblemText } from '../reviewProblemText.ts';
import page from '../ReviewPage.module.css';
import styles from './ListAndOpen.module.css';

type ListAndOpenProps = {
  /** The heading while the page has no other. */
  title: string;
  /** What the last verdict did, and what comes next. */
  said: string;
  problem: ReviewProblem | null;
  onRetry: () => void;
  /** Says how many this version of the app cannot read; null when it reads all. */
  unreadable: string | null;
  /** Shown above both. */
  children?: ReactNode;
  list: ReactNode;
  /** Its element id in the list; null while none is open. */
  openId: string | null;
  open: ReactNode;
  /** Shown when nothing waits. */
  empty: { title: string; text: string; takesFocus: boolean } | null;
};

/** A list, and beside it (on phones: after it) the one that is open. */
export function ListAndOpen(props: ListAndOpenProps) {
  const { title, said, problem, onRetry, unreadable, children, list, openId, open, empty } = props;
  const isWide = useIsWide();

  // On phones the way back leads to where it was opened.
  const lastOpen = useRef<string | null>(null);
  useEffect(() => {
    if (openId === null && lastOpen.current !== null) {
      document.getElementById(lastOpen.current)?.focus();
    }
    lastOpen.current = openId;
  }, [openId]);

  return (
    <div className={classes(page.page, styles.page)}>
      <Wrap>
        {openId === null && empty === null && (
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
        )}
        <output className={styles.said}>{said}</output>
        {children}
        {problem !== null && (
          <Alert
            tone="danger"
            title={reviewProblemText(problem)}
            className={styles.problem}
            action={
              <Button variant="line" size="small" onClick={onRetry}>
                {reviewCopy.notOpened.retry}
              </Button>
            }
          />
        )}
        {unreadable !== null && <Alert tone="warn" title={unreadable} />}
        <div className={styles.grid}>
          {(isWide || openId === null) && <div className={styles.list}>{list}</div>}
          {empty !== null && <Empty key={empty.title} {...empty} />}
          {open}
        </div>
      </Wrap>
    </div>
  );
}

function Empty({ title, text, takesFocus }: NonNullable<ListAndOpenProps['empty']>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={page.aside}>
      <EmptyScene />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
    </div>
  );
}
