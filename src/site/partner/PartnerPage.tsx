import { PatchList, Poster } from '#camps/camps.ts';
import { partner } from '#site/words/partner.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Levels } from './Levels.tsx';
import styles from './PartnerPage.module.css';
import { Steps } from './Steps.tsx';

/** The page for camp providers: who visits, what it costs, how to start. */
export function PartnerPage() {
  const { poster, claims, benefits, questions, follow } = partner;
  return (
    <>
      <Poster picture="partner" title={poster.title(site.brand)} lead={poster.lead}>
        <Button variant="main" href="#levels">
          {poster.levels}
        </Button>
        <ButtonLink variant="paper" to={poster.featuredTo}>
          {poster.featured}
        </ButtonLink>
      </Poster>
      <section aria-label={claims.label}>
        <Wrap>
          <ul className={styles.claims}>
            {claims.list.map(({ figure, text }) => (
              <li key={figure} className="soft weight-650 leading-130">
                <b>{figure}</b>
                {text}
              </li>
            ))}
          </ul>
        </Wrap>
      </section>
      <Steps />
      <Levels />
      <section className="section-pad" aria-labelledby="benefits-title">
        <Wrap>
          <SectionHead id="benefits-title" title={benefits.heading} />
          <PatchList items={benefits.list} pairs />
          <p className={styles.questions}>
            {questions} <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <p className={styles.follow}>
            {follow.text} <AppLink to="/submissions">{follow.link}</AppLink>
          </p>
        </Wrap>
      </section>
    </>
  );
}
