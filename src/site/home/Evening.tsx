import { home } from '#site/words/home.ts';
import { EveningSky } from '#ui/scenes/EveningSky.tsx';
import { drawing } from '#ui/scenes/pagePicture.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { Edge } from '#ui/layout/Edge.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './Evening.module.css';
import { MovingPiece } from './MovingPiece.tsx';

/** The day of the page ends at the fire, beside the last button. Night in either theme. */
export function Evening() {
  const { title, text, action } = home.closing;
  return (
    <>
      <section className={styles.evening} data-night aria-labelledby="evening-title">
        <EveningSky className={styles.sky} />
        <Wrap className={styles.copy}>
          <h2 id="evening-title">{title}</h2>
          <p>{text}</p>
          <Button variant="main" href={site.waitlistUrl} external>
            {action}
          </Button>
        </Wrap>
        <div className={styles.scene}>
          <img
            {...drawing('home-evening', 'dark')}
            sizes="max(100vw, 50rem)"
            width="1920"
            height="576"
            loading="lazy"
            alt=""
          />
          <MovingPiece piece="flame" className={styles.flame} />
        </div>
      </section>
      <div className={styles.ground}>
        <Edge cut="low" />
      </div>
    </>
  );
}
