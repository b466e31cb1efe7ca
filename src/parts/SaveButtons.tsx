import { IconButton } from '#ui/IconButton.tsx';
import styles from './SaveButtons.module.css';

type SaveButtonsProps = {
  campName: string;
  favourite: boolean;
  scheduled: boolean;
  onFavourite: () => void;
  onSchedule: () => void;
};

/** Heart and plan. Both stay on this phone and work with no network. */
export function SaveButtons(props: SaveButtonsProps) {
  const { campName, favourite, scheduled, onFavourite, onSchedule } = props;
  return (
    <div className={styles.save}>
      <IconButton
        className={styles.button}
        glyph={favourite ? 'heartOn' : 'heart'}
        label={`Save ${campName} to favorites`}
        pressed={favourite}
        onClick={onFavourite}
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
