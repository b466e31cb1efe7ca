import { memo } from 'react';
import { doors } from '#content/breaks/doors.ts';
import { CampfirePromo } from '#scenes/CampfirePromo.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './Promo.module.css';

/** For camp providers, between the two lists. */
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
      <CampfirePromo />
    </aside>
  );
});
