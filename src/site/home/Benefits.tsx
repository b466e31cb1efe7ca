import { home } from '#site/words/home.ts';
import { pagePicture } from '#ui/scenes/pagePicture.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './Benefits.module.css';

/** What a family gets, and the way into the private community. */
export function Benefits() {
  const { heading, lead, community, list } = home.benefits;
  const title = (
    <>
      {heading[0]}
      <br />
      {heading[1]}
    </>
  );
  return (
    <section className="section-pad" aria-labelledby="benefits-title">
      <Wrap className={styles.columns}>
        <SectionHead id="benefits-title" title={title} className={styles.head}>
          <p>{lead}</p>
          <Button variant="line" href={site.communityUrl} external>
            {community}
          </Button>
        </SectionHead>
        <ul className={styles.list}>
          {list.map(({ spot, title: name, text }) => (
            <li key={spot}>
              <DayNightPicture {...pagePicture(`spot-${spot}`)} sizes="5.25rem" alt="" />
              <div>
                <h3>{name}</h3>
                <p className="soft leading-150">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
