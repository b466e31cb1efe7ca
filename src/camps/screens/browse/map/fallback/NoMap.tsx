import { noMap } from '#camps/words/map.ts';
import { Alert } from '#ui/Alert.tsx';
import styles from './NoMap.module.css';

type NoMapProps = {
  /** The map key could not be requested; otherwise the site has none. */
  isOutOfReach: boolean;
};

/** Explains the missing map: to the visitor who wanted it, or to the operator, who can turn it on. */
export function NoMap({ isOutOfReach }: NoMapProps) {
  const { title, text } = isOutOfReach ? noMap.outOfReach : noMap.noKey;
  return (
    <Alert tone="warn" glyph={isOutOfReach ? 'map' : 'key'} title={title} className={styles.notice}>
      <p>{text}</p>
    </Alert>
  );
}
