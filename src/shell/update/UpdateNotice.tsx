import { Glyph } from '#ui/pictures/Glyph.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from '../Bars.module.css';

type UpdateNoticeProps = { onApply: () => void; onLater: () => void };

/** A new build waits. Nothing reloads by itself while someone is reading. */
export function UpdateNotice({ onApply, onLater }: UpdateNoticeProps) {
  return (
    <div className={`${styles.bar} ${styles.update}`}>
      <Glyph name="down" />
      <button type="button" className={styles.apply} onClick={onApply}>
        Update ready. Tap to refresh.
      </button>
      <IconButton glyph="x" label="Later" className={styles.later} onClick={onLater} />
    </div>
  );
}
