import { noMap } from '#camps/words/map.ts';
import { Alert } from '#ui/Alert.tsx';
import styles from './NoMap.module.css';

type NoMapProps = {
  /** The site could not be asked for its map; else it has no key for one. */
  isOutOfReach: boolean;
};

/** Says why there is no map: to the person who wanted it, or to the operator, who can turn it on. */
export function NoMap({ isOutOfReach }: NoMapProps) {
  const { title, text } = isOutOfReach ? noMap.outOfReach : noMap.noKey;
  return (
    <Alert tone="warn" glyph={isOutOfReach ? 'map' : 'key'} title={title} className={styles.notice}>
      <p>{text}</p>
    </Alert>
  );
}
