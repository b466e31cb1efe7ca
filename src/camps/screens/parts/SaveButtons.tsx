import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './SaveButtons.module.css';

type SaveButtonsProps = {
  campName: string;
  favorite: boolean;
  scheduled: boolean;
  /** Called with what a person wants, which is the opposite of what is on screen. */
  onFavorite: (isFavorite: boolean) => void;
  onSchedule: (isScheduled: boolean) => void;
};

/** Favorite and plan. Both are stored on this device and work offline. */
export function SaveButtons(props: SaveButtonsProps) {
  const { campName, favorite, scheduled, onFavorite, onSchedule } = props;
  return (
    <div className={styles.save}>
      <IconButton
        className={classes(styles.button, styles.heart)}
        glyph={favorite ? 'heartOn' : 'heart'}
        label={`Save ${campName} to favorites`}
        pressed={favorite}
        onClick={() => onFavorite(!favorite)}
      />
      <IconButton
        className={styles.button}
        glyph={scheduled ? 'check' : 'plan'}
        label={`Add ${campName} to your plan`}
        pressed={scheduled}
        onClick={() => onSchedule(!scheduled)}
      />
    </div>
  );
}
