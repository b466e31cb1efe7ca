import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import styles from '#ui/SidePage.module.css';

/** A page that is linked already and not built yet: it says so instead of answering 404. */
export function ComingSoonPage({ name }: { name: string }) {
  return (
    <Wrap className={styles.page}>
      <EmptyScene className={styles.drawing} />
      <h1>{name}</h1>
      <p>This page is on its way. The trail is marked, the boards are still being painted.</p>
      <div className={styles.ways}>
        <ButtonLink variant="main" to="/browse/fall-break">
          See fall break camps
        </ButtonLink>
      </div>
    </Wrap>
  );
}
