import { memo } from 'react';
import { fallBreak } from '#content/fallBreak.ts';
import { site } from '#site';
import { Button } from '#ui/Button.tsx';
import { BuddyPatch, WeekPatch } from './InvolvePatches.tsx';
import styles from './Involve.module.css';

/** What a fall break costs and how long it is, then a door each for parents and providers (spec 2). */
export const Involve = memo(function Involve() {
  const { intro, involve } = fallBreak;
  return (
    <>
      <section className={styles.intro} aria-labelledby="intro-title">
        <h2 id="intro-title">{intro.heading}</h2>
        <p>{intro.text}</p>
      </section>
      <section aria-labelledby="involve-title" className={styles.involve}>
        <h2 id="involve-title">{involve.heading}</h2>
        <div className={styles.doors}>
          <article className={styles.parents}>
            <h3>{involve.parents.heading}</h3>
            <BuddyPatch />
            <p>{involve.parents.text}</p>
            <Button variant="teal" href={site.waitlistUrl} external>
              {involve.parents.action}
            </Button>
          </article>
          <article className={styles.providers}>
            <h3>{involve.providers.heading}</h3>
            <WeekPatch />
            <p>{involve.providers.text}</p>
            <Button variant="line" href={involve.providers.href}>
              {involve.providers.action}
            </Button>
          </article>
        </div>
      </section>
    </>
  );
});
