import { mapCopy } from '#camps/words/map.ts';
import { MapScene } from '#ui/scenes/MapScene.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './NoWebGl.module.css';

const copy = mapCopy.noWebGl;

/** Takes the place of the map in browsers without WebGL. */
export function NoWebGl({ onList }: { onList: () => void }) {
  return (
    <div className="clip panel outlined">
      <MapScene className={styles.scene} />
      <div className={styles.copy}>
        <h2 className="title-3">{copy.title}</h2>
        <p className="soft">{copy.text}</p>
        <Button variant="line" size="small" onClick={onList}>
          <Glyph name="list" />
          {copy.action}
        </Button>
      </div>
    </div>
  );
}
