import { useEffect, useEffectEvent, useRef } from 'react';
import { thanksCopy } from '#providers/words/listing/thanks.ts';
import { pagePicture } from '#ui/scenes/pagePicture.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import { isReceived } from '../form/isReceived.ts';
import { useListingTools } from '../useListingTools.ts';
import { ThanksLink } from './ThanksLink.tsx';
import styles from './Thanks.module.css';
import { wordsFor } from './wordsFor.ts';

type ThanksProps = {
  /** The id of the submission. */
  id: string;
  onAnother: () => void;
};

/** Replaces the form: shows where the listing is saved, perhaps on this phone only, and what happens next. */
export function Thanks({ id, onAnother }: ThanksProps) {
  const { entries } = useListingTools();
  const entry = entries?.find((each) => each.id === id) ?? null;
  const hasArrived = entry !== null && isReceived(entry);
  const { title, text, logo } = wordsFor(entry);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // Also when it arrives while the card is on the screen.
  const sayReceived = useEffectEvent(() => toast({ ...thanksCopy.arrived, tone: 'good' }));
  useEffect(() => {
    if (hasArrived) sayReceived();
  }, [hasArrived]);
  return (
    <section className={styles.card} aria-labelledby="thanks-title">
      <DayNightPicture
        {...pagePicture('list-your-camp')}
        className={styles.picture}
        sizes="(width >= 60rem) 60rem, 100vw"
        alt=""
        isFirst
      />
      <div className={styles.words}>
        <h1 id="thanks-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <output className="stack gap-50">
          <p>{text}</p>
          {logo !== null && <p>{logo}</p>}
        </output>
        <div>
          <h2 className={styles.next}>
            {hasArrived ? thanksCopy.nextLabel : thanksCopy.nextWhenSent}
          </h2>
          <ol className={styles.steps}>
            {thanksCopy.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        {entry !== null && <ThanksLink entry={entry} isWorking={hasArrived} />}
        <div className={styles.actions}>
          <Button variant="main" onClick={onAnother}>
            {thanksCopy.another}
          </Button>
          <AppLink className="row-inline middle tap weight-750" to="/submissions">
            {thanksCopy.where}
          </AppLink>
        </div>
      </div>
    </section>
  );
}
