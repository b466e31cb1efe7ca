import type { Ref } from 'react';
import { LogoPlate, themeActivities } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { logoUrl } from '#camps/rules/camp/logoUrl.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import { momentLabel } from '#base/day/moment.ts';
import type { ReviewItem } from '#providers/rules/review/reviewItem.ts';
import { reviewClock } from '#providers/rules/submission/reviewDue.ts';
import { Alert } from '#ui/Alert.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './ReviewListingHead.module.css';

const copy = reviewCopy.listing;

type ReviewListingHeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  item: ReviewItem;
  day: string;
};

/** Names the sender and the waiting time. */
export function ReviewListingHead({ headingRef, item, day }: ReviewListingHeadProps) {
  const { fields } = item;
  const website = externalUrl(fields.websiteUrl);
  const clock = reviewClock(atlantaDay(Date.parse(item.waitingSince)), day);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.logo}>
          <LogoPlate
            name={fields.providerName}
            src={item.logo === 'here' ? logoUrl(item.logoPath) : null}
            activity={themeActivities(fields.theme)[0]}
          />
        </div>
        <div className="min-0">
          <h1 ref={headingRef} className="title-2 anywhere" tabIndex={-1} dir="auto">
            {fields.providerName}
          </h1>
          <p className="soft leading-140">
            <span>{copy.sent(momentLabel(Date.parse(item.receivedAt)))}</span>{' '}
            <b className="ink nowrap">
              {item.status === 'pending' ? clock : reviewCopy.queue.statuses[item.status]}
            </b>
          </p>
        </div>
        <p className={styles.links}>
          {website !== null && (
            <a
              className="row-inline middle gap-45 tap weight-700 anywhere"
              href={website}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Glyph name="ext" />
              <span>{shown(website)}</span>
              <VisuallyHidden>, {copy.opensInNewTab}</VisuallyHidden>
            </a>
          )}
          <a
            className="row-inline middle gap-45 tap weight-700 anywhere"
            href={`mailto:${fields.email}`}
          >
            <Glyph name="mail" />
            <span>{fields.email}</span>
          </a>
          {fields.phone !== null && (
            <a href={`tel:${dialed(fields.phone)}`}>
              <Glyph name="phone" />
              <span>{fields.phone}</span>
            </a>
          )}
        </p>
      </header>
      {item.doubts.length > 0 && (
        <Alert tone="warn" title={copy.doubts}>
          <p>{`${item.doubts.join('. ')}.`}</p>
        </Alert>
      )}
      {item.logo === 'awaited' && <Alert tone="info" glyph="img" title={copy.logoAwaited} />}
      {fields.answer !== null && (
        <blockquote className={styles.answer}>
          <p className="small weight-800">{copy.answer}</p>
          <p dir="auto">{fields.answer}</p>
        </blockquote>
      )}
    </>
  );
}

/** Without an extension, which phones do not dial automatically. */
const dialed = (phone: string) => phone.replace(/ ?[xe].*$/, '').replaceAll(/[^\d+]/g, '');

const shown = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
