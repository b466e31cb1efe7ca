import { founder } from '#site/words/voices.ts';
import { FounderStory } from '../parts/FounderStory.tsx';
import { site } from '#base/site.ts';
import { Familiar } from './Familiar.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Testimonials } from './Testimonials.tsx';
import { YourYear } from './YourYear.tsx';
import { loadListedCamps, PatchList } from '#camps/camps.ts';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { home } from '#site/words/home.ts';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './HomePage.module.css';
import { pagePicture, drawing } from '#ui/scenes/pagePicture.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import { EveningSky } from '#ui/scenes/EveningSky.tsx';
import { Edge } from '#ui/layout/Edge.tsx';
import { MovingPiece } from './MovingPiece.tsx';

// Reads the directory, for which Home need not wait.
const ListedCamps = lazyPart(async () => (await loadListedCamps()).ListedCamps, {
  optional: true,
});

/** Home: from morning on the poster to the fire at the end. */
export function HomePage() {
  return (
    <>
      <WinterBanner />
      <HomeHero />
      <YourYear />
      <Benefits />
      <Familiar />
      <Patches {...home.here} id="here-title" />
      <Patches {...home.coming} id="coming-title" />
      <Testimonials />
      <FounderStory {...founder} story={founder.story(site.brand)} />
      <Evening />
    </>
  );
}

type PatchesProps = (typeof home.here | typeof home.coming) & { id: string };

/** Features, each as a patch: those that are here, and those that are planned. */
function Patches({ id, heading, lead, list }: PatchesProps) {
  return (
    <section className="section-pad" aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={heading}>
          <p>{lead}</p>
        </SectionHead>
        <PatchList items={list} pairs />
      </Wrap>
    </section>
  );
}

/**
 * The banner is part of each prerendered Home. A script in the head (winterBannerScript.ts) shows it and handles the
 * press.
 */
function WinterBanner() {
  const { label, text, action, to, dismiss } = home.banner;
  return (
    <section className={styles.banner} aria-label={label}>
      <Wrap className={styles.row}>
        <svg className={styles.peak} viewBox="0 0 32 32" aria-hidden="true">
          <path d="M2 27 12 9l5 8 4-6 9 16z" fill="#fff3d6" />
          <path d="M12 9l5 8-3 2-2-2-3 3-1-4z" fill="#a9d4cc" />
          <circle cx="25" cy="7" r="3.5" fill="#f8bd3f" />
        </svg>
        <p className="grow no-max size-100 weight-650 leading-135">
          {text} <AppLink to={to}>{action}</AppLink>
        </p>
        <IconButton glyph="x" label={dismiss} className={styles.dismiss} data-dismiss-winter="" />
      </Wrap>
    </section>
  );
}

/** What a family gets, the way to all camps, and the way into the private community. */
function Benefits() {
  const isHydrated = useAfterHydration();
  const { heading, lead, community, browse, browseTo, listed, list } = home.benefits;
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
          <p className={styles.listed}>{isHydrated && <ListedCamps>{listed}</ListedCamps>}</p>
          <div className={styles.ways}>
            <ButtonLink variant="pine" to={browseTo}>
              {browse}
            </ButtonLink>
            <Button variant="line" href={site.communityUrl} external>
              {community}
            </Button>
          </div>
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

/** The day of the page ends at the fire, beside the last button. Night in either theme. */
function Evening() {
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
