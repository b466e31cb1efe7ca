import { blogCopy } from '#site/words/blog/blogCopy.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './MissingPost.module.css';

/** Shown for an unknown slug. */
export function MissingPost() {
  const { path, missing } = blogCopy;
  return (
    <Wrap className={styles.page}>
      <h1>{missing.heading}</h1>
      <p className="soft lead balance">{missing.text}</p>
      <ButtonLink variant="main" to={path}>
        {missing.action}
      </ButtonLink>
    </Wrap>
  );
}
