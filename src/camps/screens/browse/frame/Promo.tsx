import { memo } from 'react';
import { doors } from '#camps/words/breaks/doors.ts';
import { pagePicture } from '#ui/scenes/pagePicture.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import styles from './Promo.module.css';

/** The promotion for camp providers between the two lists. */
export const Promo = memo(function Promo() {
  const { heading, text, action, to } = doors.promo;
  return (
    <aside className={styles.promo} aria-labelledby="promo-title">
      <div className={styles.text}>
        <h2 id="promo-title">{heading}</h2>
        <p>{text}</p>
        <ButtonLink variant="main" to={to}>
          {action}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <DayNightPicture
          {...pagePicture('provider-camp')}
          sizes="(width >= 52rem) 22rem, 100vw"
          alt=""
        />
      </div>
    </aside>
  );
});
