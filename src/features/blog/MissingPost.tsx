import { blogWords } from '#content/blog/words.ts';
import { Button } from '#ui/Button.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import styles from './MissingPost.module.css';

/** No post of this slug (spec 2, 8). */
export function MissingPost() {
  const { path, missing } = blogWords;
  return (
    <Wrap className={styles.page}>
      <h1>{missing.heading}</h1>
      <p>{missing.text}</p>
      <Button variant="main" href={path}>
        {missing.action}
      </Button>
    </Wrap>
  );
}
