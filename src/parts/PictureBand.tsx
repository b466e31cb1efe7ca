import type { ReactNode } from 'react';
import { pagePicture } from '#scenes/pagePicture.ts';
import { classes } from '#ui/classes.ts';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import styles from './PictureBand.module.css';

type PictureBandProps = {
  picture: 'partner' | 'blog';
  title: string;
  lead: string;
  /** Buttons under the lead. */
  children?: ReactNode;
};

/** The top of a page: words on flat sky, a scene to their right; under them where it is narrow. */
export function PictureBand({ picture, title, lead, children }: PictureBandProps) {
  return (
    <section className={classes(styles.band, styles[picture])} aria-labelledby="band-title">
      <div className={styles.copy}>
        <h1 id="band-title">{title}</h1>
        <p>{lead}</p>
        {children !== undefined && <div className={styles.buttons}>{children}</div>}
      </div>
      <div className={styles.wide}>
        <DayNightPicture {...pagePicture(picture)} sizes="max(100vw, 70rem)" alt="" isFirst />
      </div>
      <div className={styles.tall}>
        <DayNightPicture {...pagePicture(`${picture}-tall`)} sizes="100vw" alt="" isFirst />
      </div>
    </section>
  );
}
