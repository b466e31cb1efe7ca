import type { ReactNode } from 'react';
import { pagePicture } from '#ui/scenes/pagePicture.ts';
import { classes } from '#ui/classes.ts';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './FounderStory.module.css';

type FounderStoryProps = {
  heading: string;
  story: readonly string[];
  sign: string;
  note: string | null;
  /** A wide drawing that replaces the kitchen window. */
  picture?: ReactNode;
  /** What follows the story, such as a link to more of it. */
  children?: ReactNode;
};

/** How it began, beside the kitchen window or another drawing. */
export function FounderStory({ heading, story, sign, note, picture, children }: FounderStoryProps) {
  return (
    <section className="section-pad" aria-labelledby="founder-title">
      <Wrap className={classes(styles.founder, picture !== undefined && styles.wide)}>
        {picture ?? (
          <DayNightPicture
            {...pagePicture('kitchen')}
            className={styles.window}
            sizes="(width < 26rem) 100vw, 26rem"
            alt=""
          />
        )}
        <div className={styles.text}>
          <h2 id="founder-title">{heading}</h2>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.sign}>{sign}</p>
          {note !== null && <p className="small soft">{note}</p>}
          {children}
        </div>
      </Wrap>
    </section>
  );
}
