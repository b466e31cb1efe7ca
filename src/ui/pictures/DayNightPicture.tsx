import { classes } from '../classes.ts';
import styles from './DayNightPicture.module.css';

type Drawing = { src: string; srcSet: string };

type DayNightPictureProps = {
  day: Drawing;
  night: Drawing;
  sizes: string;
  alt: string;
  /** The size of the file in pixels, which reserves its space while it loads. */
  width: number;
  height: number;
  /** The largest thing on the first screen goes ahead of the others. */
  isFirst?: boolean | undefined;
  className?: string | undefined;
};

/**
 * One drawing by day and by night. `<picture>` can follow the system's theme but not the visitor's own switch, so both
 * are in the page and the styles show one. The other has no box, and a lazy picture without a box is never fetched.
 */
export function DayNightPicture(props: DayNightPictureProps) {
  const { day, night, isFirst = false, className, alt, ...rest } = props;
  const shared = { loading: 'lazy', fetchPriority: isFirst ? 'high' : undefined, ...rest } as const;
  return (
    <>
      <img {...shared} {...day} alt={alt} className={classes(styles.day, className)} />
      <img {...shared} {...night} alt={alt} className={classes(styles.night, className)} />
    </>
  );
}
