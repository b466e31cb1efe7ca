import { home } from '#site/words/home.ts';
import { pagePicture } from '#ui/scenes/pagePicture.ts';
import { Postmark } from '#ui/scenes/Postmark.tsx';
import { letters } from '#site/words/voices.ts';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import { Edge } from '#ui/layout/Edge.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './Testimonials.module.css';

/** What two parents say, as postcards home. */
export function Testimonials() {
  return (
    <>
      <Edge cut="roll" className={styles.edge} />
      <section className="section-pad sunk" aria-labelledby="letters-title">
        <Wrap>
          <SectionHead id="letters-title" title={home.letters.heading}>
            {letters.note !== null && <p>{letters.note}</p>}
          </SectionHead>
          <div className={styles.pair}>
            {letters.list.map(({ text, from, town, stamp }) => (
              <figure key={text} className={styles.postcard}>
                <blockquote>
                  <p>“{text}”</p>
                </blockquote>
                <figcaption>
                  {stamp !== null && (
                    <div className={styles.corner}>
                      <DayNightPicture {...pagePicture(`stamp-${stamp}`)} sizes="6.25rem" alt="" />
                      <Postmark className={styles.postmark} />
                    </div>
                  )}
                  <div className={styles.lines} aria-hidden="true">
                    <i />
                    <i />
                    <i />
                  </div>
                  <p className="soft size-100 leading-145">
                    <b>{from}</b>
                    {town}
                  </p>
                </figcaption>
              </figure>
            ))}
          </div>
        </Wrap>
      </section>
    </>
  );
}
