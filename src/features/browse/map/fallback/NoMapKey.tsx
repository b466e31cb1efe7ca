import { mapOffer } from '#content/mapOffer.ts';
import { Alert } from '#ui/Alert.tsx';
import styles from './NoMapKey.module.css';

/** Tells the operator how to turn the map on. */
export default function NoMapKey() {
  return (
    <Alert tone="warn" glyph="key" title={mapOffer.noKey.title} className={styles.notice}>
      <p>{mapOffer.noKey.text}</p>
    </Alert>
  );
}
