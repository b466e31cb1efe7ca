import { myListingCopy } from '#providers/words/submissions.ts';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import styles from '../EmptyPage.module.css';

/** Reports a link without a listing: cut off, mistyped, or forgotten by the server. It does not tell which. */
export function BadLink() {
  const { heading, text, write } = myListingCopy.bad;
  return (
    <div className={styles.empty}>
      <EmptyScene className={styles.scene} />
      <h1>{heading}</h1>
      <p>{text}</p>
      <Button variant="line" href={`mailto:${site.email}`}>
        {write}
      </Button>
    </div>
  );
}
