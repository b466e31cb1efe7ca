import { classes } from '../classes.ts';
import { Skeleton } from '../Skeleton.tsx';
import styles from './PictureFrame.module.css';
import type { DrawnPicture } from './useDrawnPicture.ts';

type PictureFrameProps = {
  /** Null until it is there: its room is. */
  drawn: DrawnPicture | null;
  size: { width: number; height: number };
  alt: string;
  className: string | undefined;
};

/** A picture to send, whole above the buttons of most screens. The class says how high it is at most: `--most`. */
export const PictureFrame = ({ drawn, size, alt, className }: PictureFrameProps) => (
  <div className={styles.frame}>
    {drawn === null ? (
      <Skeleton className={classes(styles.picture, className)} />
    ) : (
      <img {...size} className={classes(styles.picture, className)} src={drawn.address} alt={alt} />
    )}
  </div>
);
