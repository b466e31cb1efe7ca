import { home } from '#site/words/home.ts';
import { HomeSky, HomeSkyTall } from '#ui/scenes/HomeSky.tsx';
import { site } from '#base/site.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { HeroLand } from './HeroLand.tsx';
import styles from './HomeHero.module.css';

/** The poster that fills the first screen, with the strip of caption a print has. */
export function HomeHero() {
  const { title, lead, waitlist, winter, winterTo, place, coverage } = home.hero;
  return (
    <>
      <section className={styles.hero} aria-labelledby="home-title">
        <div className={styles.wide}>
          <HomeSky className="absolute fill w-full h-full" />
          <HeroLand crop="wide" picture="home-land" sizes="max(100vw, 178vh)" />
        </div>
        <div className={styles.tall}>
          <HomeSkyTall className="absolute fill w-full h-full" />
          <HeroLand crop="tall" picture="home-tall" sizes="max(100vw, 26rem)" />
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
