import { MapScene } from '#scenes/MapScene.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import styles from './NoWebGl.module.css';

type NoWebGlProps = {
  copy: { title: string; text: string; action: string };
  onList: () => void;
};

/** Takes the place of the map in browsers without WebGL. */
export function NoWebGl({ copy, onList }: NoWebGlProps) {
  return (
    <div className={styles.card}>
      <MapScene className={styles.scene} />
      <div className={styles.copy}>
        <h2 className={styles.title}>{copy.title}</h2>
        <p className={styles.text}>{copy.text}</p>
        <Button variant="line" size="small" onClick={onList}>
          <Glyph name="list" />
          {copy.action}
        </Button>
      </div>
    </div>
  );
}
