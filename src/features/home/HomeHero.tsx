import { home } from '#content/home.ts';
import { HomeSky, HomeSkyTall } from '#scenes/HomeSky.tsx';
import { pagePicture } from '#scenes/pagePicture.ts';
import { site } from '#site';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import { HeroMotion } from './HeroMotion.tsx';
import motion from './HeroMotion.module.css';
import styles from './HomeHero.module.css';

/** The poster that fills the first screen, with the strip of caption a print has. */
export function HomeHero() {
  const { title, lead, waitlist, winter, winterTo, place, coverage } = home.hero;
  return (
    <>
      <section className={styles.hero} aria-labelledby="home-title">
        <div className={styles.wide}>
          <HomeSky className={styles.sky} />
          <div className={classes(styles.land, motion.land)}>
            <DayNightPicture
              {...pagePicture('home-land')}
              className={motion.picture}
              sizes="max(100vw, 178vh)"
              alt=""
              isFirst
            />
            <HeroMotion crop="wide" />
          </div>
        </div>
        <div className={styles.tall}>
          <HomeSkyTall className={styles.sky} />
          <div className={classes(styles.land, motion.land)}>
            <DayNightPicture
              {...pagePicture('home-tall')}
              className={motion.picture}
              sizes="max(100vw, 26rem)"
              alt=""
              isFirst
            />
            <HeroMotion crop="tall" />
          </div>
        </div>
        <div className={styles.copy}>
          <h1 id="home-title">
            {title[0]}
            <br />
            {title[1]}
          </h1>
          <p>{lead(site.brand)}</p>
          <div className={styles.buttons}>
            <Button variant="main" href={site.waitlistUrl} external>
              {waitlist}
            </Button>
            <ButtonLink variant="paper" to={winterTo}>
              {winter}
            </ButtonLink>
          </div>
        </div>
      </section>
      <p className={styles.caption}>
        <b>{place}</b>
        <span>{coverage}</span>
      </p>
    </>
  );
}
