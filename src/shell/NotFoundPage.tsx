import { LostScene } from '#scenes/LostScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import styles from '#ui/SidePage.module.css';

/** No such page (spec 2). The route logs the path. */
export function NotFoundPage() {
  return (
    <Wrap className={styles.page}>
      <LostScene className={styles.scene} />
      <h1>Oops! Page not found</h1>
      <p>This trail doesn&apos;t go anywhere yet.</p>
      <div className={styles.ways}>
        <ButtonLink variant="main" to="/">
          Return to Home
        </ButtonLink>
      </div>
    </Wrap>
  );
}
