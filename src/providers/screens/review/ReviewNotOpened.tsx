import { reviewCopy } from '#providers/words/review.ts';
import { Button } from '#ui/Button.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './ReviewPage.module.css';

/** The desk's code did not load, or its server did not respond. */
export function ReviewNotOpened({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = reviewCopy.notOpened;
  return (
    <Wrap className={styles.aside}>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <Button variant="line" onClick={onRetry}>
        {retry}
      </Button>
    </Wrap>
  );
}
