import { memo } from 'react';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import { doors } from '#camps/words/breaks/doors.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import { classes } from '#ui/classes.ts';
import styles from './Involve.module.css';

/** What the break is like, then a card each for parents and providers. */
export const Involve = memo(function Involve({ intro }: Pick<BreakCopy, 'intro'>) {
  const { involve, plan } = doors;
  return (
    <>
      <section className={styles.intro} aria-labelledby="intro-title">
        <h2 id="intro-title">{intro.heading}</h2>
        <p className="soft lead leading-150">{intro.text}</p>
        <AppLink to={plan.to}>{plan.text}</AppLink>
      </section>
      <section aria-labelledby="involve-title" className={styles.involve}>
        <h2 id="involve-title" className="title-3">
          {involve.heading}
        </h2>
        <div className="stack gap-125 from-laptop-columns-2">
          <article className={classes('wash-teal', styles.door)}>
            <h3>{involve.parents.heading}</h3>
            <Patch id="p-parents" />
            <p className="leading-150">{involve.parents.text}</p>
            <Button variant="teal" href={site.waitlistUrl} external>
              {involve.parents.action}
            </Button>
          </article>
          <article className={classes('wash-sun', styles.door)}>
            <h3>{involve.providers.heading}</h3>
            <Patch id="p-providers" />
            <p className="leading-150">{involve.providers.text}</p>
            <ButtonLink variant="line" to={involve.providers.to}>
              {involve.providers.action}
            </ButtonLink>
          </article>
        </div>
      </section>
    </>
  );
});
