import { LostScene } from '#content/scenes/LostScene.tsx';
import { Button } from '#ui/Button.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import styles from './SidePage.module.css';

/** Something broke while drawing a page. What is kept on this phone is not touched by that. */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Wrap className={styles.page}>
      <LostScene className={styles.scene} />
      <h1>This page lost its way</h1>
      <p role="alert">
        Something went wrong on our side. What you saved on this phone is still there.
      </p>
      <div className={styles.ways}>
        <Button variant="main" onClick={onRetry}>
          Try Again
        </Button>
        <Button variant="line" href="/">
          Return to Home
        </Button>
      </div>
    </Wrap>
  );
}
