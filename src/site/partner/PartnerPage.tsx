import { PatchList, Poster } from '#camps/camps.ts';
import { partner } from '#site/words/partner.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { FewCamps } from './FewCamps.tsx';
import { Levels } from './Levels.tsx';
import styles from './PartnerPage.module.css';
import { classes } from '#ui/classes.ts';

/** The page for camp providers: visitors, prices and how to start. */
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
      <FewCamps />
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

/** First the free listing, then, if at all, a level. */
function Steps() {
  const { heading, first, second } = partner.steps;
  return (
    <section className="section-pad" aria-labelledby="steps-title">
      <Wrap>
        <SectionHead id="steps-title" title={heading} />
        <ol className="stack columns-1 gap-150 from-tablet-columns-2">
          <li className={classes(styles.step, 'wash-teal outlined')}>
            <h3 className="title-2 max-full">
              <span className="coral">{first.step}: </span>
              {first.title}
            </h3>
            <p>{first.text}</p>
            <ButtonLink variant="pine" {...first.link}>
              {first.action}
            </ButtonLink>
          </li>
          <li className={classes(styles.step, 'dashed')}>
            <h3 className="title-2 max-full">
              <span className="coral">{second.step}: </span>
              {second.title}
            </h3>
            <p>{second.text}</p>
            <Button variant="line" href="#levels">
              {second.action}
            </Button>
          </li>
        </ol>
      </Wrap>
    </section>
  );
}
