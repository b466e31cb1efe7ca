import type { ReactNode } from 'react';
import { pagePicture } from '#ui/scenes/pagePicture.ts';
import { classes } from '#ui/classes.ts';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import styles from './Poster.module.css';

type PosterProps = {
  picture: 'about' | 'contact' | 'spring' | 'partner' | 'blog';
  title: string;
  lead: string;
  /** Buttons or links under the lead. */
  children?: ReactNode;
};

/** The print on top of a page: words on flat sky or wall, the drawing beside them, or below on narrow screens. */
export function Poster({ picture, title, lead, children }: PosterProps) {
  return (
    <section className={classes(styles.poster, styles[picture])} aria-labelledby="poster-title">
      <div className={styles.copy}>
        <h1 id="poster-title">{title}</h1>
        <p>{lead}</p>
        {children !== undefined && <div className="cluster gap-75">{children}</div>}
      </div>
      <div className={styles.wide}>
        <DayNightPicture
          {...pagePicture(picture)}
          sizes="(width >= 64rem) max(100vw, 70rem), 100vw"
          alt=""
          isFirst
        />
        <i className="unseen" data-sun="" />
      </div>
      <div className={styles.tall}>
        <DayNightPicture {...pagePicture(`${picture}-tall`)} sizes="100vw" alt="" isFirst />
        <i className="unseen" data-sun="" />
      </div>
    </section>
  );
}
