import { partner } from '#site/words/partner.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './Steps.module.css';

/** First the free listing, then, if at all, a level. */
export function Steps() {
  const { heading, first, second } = partner.steps;
  return (
    <section className="section-pad" aria-labelledby="steps-title">
      <Wrap>
        <SectionHead id="steps-title" title={heading} />
        <ol className="stack columns-1 gap-150 from-tablet-columns-2">
          <li className={classes(styles.step, 'wash-teal outlined')}>
            <h3 className="title-2">
              <span className="coral">{first.step}: </span>
              {first.title}
            </h3>
            <p>{first.text}</p>
            <ButtonLink variant="pine" {...first.link}>
              {first.action}
            </ButtonLink>
          </li>
          <li className={classes(styles.step, 'dashed')}>
            <h3 className="title-2">
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
