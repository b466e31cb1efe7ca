import { home } from '#site/words/home.ts';
import { HomeSky, HomeSkyTall } from '#ui/scenes/HomeSky.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { HeroLand } from './HeroLand.tsx';
import styles from './HomeHero.module.css';

/** The poster that fills the first screen, with the strip of caption a print has. */
export function HomeHero() {
  const { title, lead, year, yearTo, free, winter, winterTo, place, coverage } = home.hero;
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
          <p>{lead}</p>
          <div className={styles.buttons}>
            <ButtonLink variant="main" to={yearTo}>
              {year}
            </ButtonLink>
            <ButtonLink variant="paper" to={winterTo}>
              {winter}
            </ButtonLink>
          </div>
          <p className={styles.free}>{free}</p>
        </div>
      </section>
      <p className={styles.caption}>
        <b>{place}</b>
        <span>{coverage}</span>
      </p>
    </>
  );
}
