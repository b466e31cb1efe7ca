import { noMapKey } from '#content/noMapKey.ts';
import { Alert } from '#ui/Alert.tsx';
import styles from './NoMapKey.module.css';

/** Tells the operator how to turn the map on. */
export default function NoMapKey() {
  return (
    <Alert tone="warn" glyph="key" title={noMapKey.title} className={styles.notice}>
      <p>{noMapKey.text}</p>
    </Alert>
  );
}
