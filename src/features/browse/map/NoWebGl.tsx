import { MapScene } from '#scenes/MapScene.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import styles from './NoWebGl.module.css';

type NoWebGlProps = {
  words: { title: string; text: string; action: string };
  onList: () => void;
};

/** Stands in the map's place where nothing can draw one. */
export function NoWebGl({ words, onList }: NoWebGlProps) {
  return (
    <div className={styles.card}>
      <MapScene className={styles.scene} />
      <div className={styles.words}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.text}>{words.text}</p>
        <Button variant="line" size="small" onClick={onList}>
          <Glyph name="list" />
          {words.action}
        </Button>
      </div>
    </div>
  );
}
