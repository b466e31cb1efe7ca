import { fallBreak } from '#content/fallBreak.ts';
import { FallScene } from '#content/scenes/FallScene.tsx';
import { site } from '#site';
import { Button } from '#ui/Button.tsx';
import styles from './FallHero.module.css';

type FallHeroProps = { year: number; onRegister: () => void };

/** The poster on top. On phones a strip: the first camp stands on screen without a swipe. */
export function FallHero({ year, onRegister }: FallHeroProps) {
  const { title, lead, register, join } = fallBreak.hero;
  const [first, second] = register(year);
  return (
    <section className={styles.hero} aria-labelledby="fall-title">
      <FallScene className={styles.scene} />
      <div className={styles.words}>
        <h1 id="fall-title" className={styles.title}>
          {title[0]}
          <br />
          {title[1]}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.buttons}>
          <Button variant="main" className={styles.register} onClick={onRegister}>
            <span>
              {first} <span className={styles.open}>{second}</span>
            </span>
          </Button>
          <Button variant="paper" className={styles.join} href={site.waitlistUrl} external>
            {join}
          </Button>
        </div>
      </div>
    </section>
  );
}
