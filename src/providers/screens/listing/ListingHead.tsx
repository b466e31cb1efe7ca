import { useEffect, useRef } from 'react';
import { listing } from '#providers/words/listing/page.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './ListingHead.module.css';

/** What listing a camp means, in four steps. `hasFocus`: it has taken the place of what had the focus. */
export function ListingHead({ hasFocus }: { hasFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  return (
    <section className={styles.head} aria-labelledby="listing-title">
      <div className="stack items-start gap-100">
        <h1 id="listing-title" ref={heading} tabIndex={-1}>
          {listing.title}
        </h1>
        <p className="soft lead">{listing.lead}</p>
        <ButtonLink variant="line" to="/for-camp-providers">
          {listing.upgrade}
        </ButtonLink>
      </div>
      <ol className={styles.steps} aria-label={listing.stepsLabel}>
        {listing.steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h2>{title}</h2>
              <p className="soft size-100 leading-135">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
