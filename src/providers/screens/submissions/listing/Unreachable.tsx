import { myListingCopy } from '#providers/words/submissions.ts';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from '../EmptyPage.module.css';

/** The link was opened on a phone that keeps nothing of it, and nobody answers. */
export function Unreachable({ onAgain }: { onAgain: () => void }) {
  const { title, text, again } = myListingCopy.cannotAsk;
  return (
    <div className={styles.empty}>
      <EmptyScene className={styles.scene} />
      <h1>{title}</h1>
      <p>{text}</p>
      <Button variant="line" onClick={onAgain}>
        <Glyph name="refresh" />
        {again}
      </Button>
    </div>
  );
}
