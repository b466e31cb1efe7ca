import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import { CallToAction } from '../../parts/CallToAction.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './ComingSoon.module.css';
import { Involve } from './Involve.tsx';
import { Promo } from './Promo.tsx';

/** Explains that a season is only announced, and where its camps will be listed. */
export function ComingSoon({ copy, years }: { copy: BreakCopy; years: string }) {
  const { id, intro, comingSoon } = copy;
  return (
    <Wrap>
      {comingSoon && (
        <CallToAction
          className={styles.coming}
          title={comingSoon.heading}
          description={comingSoon.text(years)}
          buttonText={comingSoon.action}
          buttonHref={comingSoon.to}
          patch={`s-${id}`}
        />
      )}
      <Promo />
      <Involve intro={intro} />
    </Wrap>
  );
}
