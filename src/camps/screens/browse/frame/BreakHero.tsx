import { memo, type ReactNode } from 'react';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import type { SeasonState } from '#camps/rules/season/phase.ts';
import { seasonNotice } from '#camps/words/breaks/seasonNotice.ts';
import { unbroken } from '#base/text/unbroken.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './BreakHero.module.css';

type BreakHeroProps = {
  copy: BreakCopy['hero'];
  /** The years of the season: '2025', '2025–26'. */
  years: string;
  phase: SeasonState;
  /** The drawing behind the text. */
  scene: ReactNode;
  onRegister: () => void;
  /** Sign-up has not opened: the band below the hero says where to look (ComingSoon.tsx). */
  announced: BreakCopy['comingSoon'];
};

/** The poster on top. On phones a strip, so that the first camp is visible without scrolling. */
export const BreakHero = memo(function BreakHero(props: BreakHeroProps) {
  const { copy, years, phase, scene, onRegister, announced } = props;
  const { title, lead, register, join } = copy;
  const [first, second] = register(unbroken(years), phase);
  return (
    <section className={styles.hero} aria-labelledby="break-title">
      <div className={styles.text}>
        <h1 id="break-title" className={styles.title}>
          <span>{title[0]}</span>
          <br />
          <span>{announced?.titleEnd ?? title[1]}</span>
        </h1>
        <p className={classes('weight-600 leading-145 from-laptop-only', styles.lead)}>
          {phase === 'past' ? seasonNotice.lead : lead}
        </p>
        <div className={styles.buttons}>
          {!announced && (
            <Button variant="main" className={styles.register} onClick={onRegister}>
              <span>
                <span>{first}</span>{' '}
                {second !== '' && <span className={styles.open}>{second}</span>}
              </span>
            </Button>
          )}
          {join !== undefined && (
            <Button
              variant="paper"
              className={classes('link-from-laptop', styles.join)}
              href={site.waitlistUrl}
              external
            >
              {join}
            </Button>
          )}
        </div>
      </div>
      {/* Last, though behind the text: on a slow network it would move down while the text arrives. */}
      {scene}
    </section>
  );
});
