import { useState } from 'react';
import { CampPlate, useToday } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { ReviewError } from '#providers/store/review/ReviewError.ts';
import { campChanges } from '#providers/rules/review/campChanges.ts';
import type { ListedCamp } from '#providers/rules/review/reviewItem.ts';
import type { Season } from '#camps/rules/season/season.ts';
import type { SubmissionField } from '#providers/rules/submission/fields.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { Corrections } from '../listing/Corrections.tsx';
import { ListingKindSwitch } from '../listing/ListingKindSwitch.tsx';
import { reviewErrorText } from '../reviewProblemText.ts';
import { CampStamps } from './CampStamps.tsx';
import { OfferClaim } from './OfferClaim.tsx';
import styles from './LiveListings.module.css';

const copy = reviewCopy.live;

type LiveCampProps = {
  reviewApi: ReviewApi;
  listed: ListedCamp;
  /** Of its heading. */
  level?: 2 | 3;
  season: Season | null;
  onChanged: (listed: ListedCamp) => void;
  /** Called when another reviewer has changed it. */
  onStale: () => void;
};

/** One camp of the directory, with what a reviewer may do to it. */
export function LiveCamp(props: LiveCampProps) {
  const { reviewApi, listed, level = 2, season, onChanged, onStale } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const { camp, isArchived } = listed;
  const day = useToday();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [listing, setListing] = useState<'basic' | 'featured' | null>(null);
  const [problems, setProblems] = useState<Partial<Record<SubmissionField, string>>>({});
  const [announced, setAnnounced] = useState('');
  const { isBusy, run } = useSingleFlight();

  const ask = (work: () => Promise<ListedCamp>, done: string) => run(() => asked(work, done));

  async function asked(work: () => Promise<ListedCamp>, done: string) {
    try {
      onChanged(await work());
      setAnnounced(done);
      return true;
    } catch (error) {
      const isStale = error instanceof ReviewError && error.problem === 'changed';
      setAnnounced(isStale ? copy.changed : reviewErrorText(error));
      if (isStale) onStale();
      return false;
    }
  }

  async function save() {
    const edited = campChanges(camp, typed, listing, season, day);
    setProblems(edited.problems);
    if (Object.keys(edited.problems).length > 0) return;
    if (Object.keys(edited.changes).length === 0) {
      setAnnounced(copy.nothing);
      return;
    }
    if (await ask(() => reviewApi.update(listed, edited.changes), copy.saved)) {
      setTyped({});
      setListing(null);
    }
  }

  const shownListing = listing ?? (camp.listing === 'featured' ? 'featured' : 'basic');
  return (
    <li className={styles.camp}>
      <div className={styles.head}>
        <div className={styles.plate}>
          <CampPlate camp={camp} />
        </div>
        <div>
          <Heading dir="auto">{camp.providerName}</Heading>
          <p>
            <span>{`${season?.label ?? camp.seasonId}, ${camp.listing}`}</span>{' '}
            {isArchived && <span className={styles.tag}>{copy.archivedTag}</span>}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            variant="line"
            size="small"
            aria-expanded={isOpen}
            aria-label={`${reviewCopy.read.edit}: ${camp.providerName}`}
            onClick={() => setOpen(!isOpen)}
          >
            {reviewCopy.read.edit}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isBusy}
            aria-label={`${isArchived ? copy.restore : copy.archive}: ${camp.providerName}`}
            onClick={() =>
              void ask(
                () => reviewApi.archive(listed, !isArchived),
                isArchived ? copy.restored : copy.archived,
              )
            }
          >
            {isArchived ? copy.restore : copy.archive}
          </Button>
        </div>
      </div>
      {!isArchived && (
        <CampStamps
          camp={camp}
          isBusy={isBusy}
          onStamp={(stamp, done) => void ask(() => reviewApi.stamp(listed, stamp), done)}
        />
      )}
      {!isArchived && (
        <OfferClaim reviewApi={reviewApi} campId={camp.id} name={camp.providerName} email={null} />
      )}
      {isOpen && (
        <Form className={styles.editor} onSubmit={save}>
          <Corrections
            item={{ fields: camp }}
            problems={problems}
            corrections={typed}
            onCorrections={setTyped}
          />
          {camp.listing !== 'opening' && (
            <ListingKindSwitch value={shownListing} onChange={setListing} />
          )}
          <Button variant="main" size="small" type="submit" aria-disabled={isBusy}>
            {isBusy ? reviewCopy.decide.sending : copy.save}
          </Button>
        </Form>
      )}
      <output className={styles.said}>{announced}</output>
    </li>
  );
}
