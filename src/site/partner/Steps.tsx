import { partner } from '#site/words/partner.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './Steps.module.css';

/** First the free listing, then, if at all, a level. */
export function Steps() {
  const { heading, first, second } = partner.steps;
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <Wrap>
        <SectionHead id="steps-title" title={heading} />
        <ol className={styles.steps}>
          <li className={styles.first}>
            <h3>
              <span>{first.step}: </span>
              {first.title}
            </h3>
            <p>{first.text}</p>
            <ButtonLink variant="pine" {...first.link}>
              {first.action}
            </ButtonLink>
          </li>
          <li className={styles.second}>
            <h3>
              <span>{second.step}: </span>
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
