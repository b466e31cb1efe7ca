import { IconButton } from '#ui/IconButton.tsx';
import styles from './SaveButtons.module.css';

type SaveButtonsProps = {
  campName: string;
  favorite: boolean;
  scheduled: boolean;
  onFavorite: () => void;
  onSchedule: () => void;
};

/** Favorite and plan. Both are stored on this device and work offline. */
export function SaveButtons(props: SaveButtonsProps) {
  const { campName, favorite, scheduled, onFavorite, onSchedule } = props;
  return (
    <div className={styles.save}>
      <IconButton
        className={styles.button}
        glyph={favorite ? 'heartOn' : 'heart'}
        label={`Save ${campName} to favorites`}
        pressed={favorite}
        onClick={onFavorite}
      />
      <IconButton
        className={styles.button}
        glyph={scheduled ? 'check' : 'plan'}
        label={`Add ${campName} to your plan`}
        pressed={scheduled}
        onClick={onSchedule}
      />
    </div>
  );
}
