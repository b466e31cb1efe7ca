import { useApp } from '#data/useApp.ts';
import { campWords } from '#content/camp.ts';
import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { Button } from '#ui/Button.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import styles from '#ui/SidePage.module.css';

/** This phone has no camps at all, and cannot fetch any now. */
export function CampProblem() {
  const { heading, text, action } = campWords.failed;
  const { sync } = useApp();
  return (
    <Wrap className={styles.page}>
      <EmptyScene className={styles.drawing} />
      <h1>{heading}</h1>
      <p role="alert">{text}</p>
      <div className={styles.ways}>
        <Button variant="main" onClick={() => void sync.refresh()}>
          {action}
        </Button>
      </div>
    </Wrap>
  );
}
