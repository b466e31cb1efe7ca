import { useEffect, useMemo, useRef, useState } from 'react';
import { useReadyDirectory, useSeasons, useToday } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { useApp } from '#base/useApp.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { ReviewError } from '#providers/store/review/ReviewError.ts';
import { corrected } from '#providers/rules/review/approval.ts';
import { findDuplicates } from '#providers/rules/review/findDuplicates.ts';
import { daysFor, offeredSeasons, suggestedSeasons } from '#providers/rules/review/reading.ts';
import { reviewedCamp } from '#providers/rules/review/reviewedCamp.ts';
import type { ReviewItem, ReviewVerdict } from '#providers/rules/review/reviewItem.ts';
import { withDays } from '#providers/rules/duplicates/withDays.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { reviewErrorText } from '../reviewProblemText.ts';
import { WhereItIs } from '../where/WhereItIs.tsx';
import { AsParentsSeeIt } from './AsParentsSeeIt.tsx';
import { Checks } from './Checks.tsx';
import { DuplicatesPanel } from './DuplicatesPanel.tsx';
import styles from './ReviewListing.module.css';
import { ReviewListingHead } from './ReviewListingHead.tsx';
import { Placement } from './Placement.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import { useReviewDraft } from './useReviewDraft.ts';
import { WroteAndRead } from './WroteAndRead.tsx';

export type ReviewListingProps = {
  reviewApi: ReviewApi;
  item: ReviewItem;
  /** The queue that contains it. */
  items: readonly ReviewItem[];
  /** Shown alone, so that it needs a way back. */
  isOnly: boolean;
  /** It was opened by a press or after a verdict: its heading takes the focus. */
  takesFocus: boolean;
  onBack: () => void;
  onOpen: (id: string) => void;
  /** The server has marked it as being read. */
  onOpened: (item: ReviewItem) => void;
  /** It is not what the server has any more. */
  onStale: () => void;
  onDone: (item: ReviewItem, done: string) => void;
};

/** One submission: its fields beside the resulting listing, and the three verdicts. */
export function ReviewListing(props: ReviewListingProps) {
  const { reviewApi, item, items, takesFocus } = props;
  const app = useApp();
  const day = useToday();
  const directory = useReadyDirectory();
  const camps = useMemo(() => withDays(directory), [directory]);
  const allSeasons = useSeasons();
  const [draft, change] = useReviewDraft(reviewApi.drafts, item);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy: isSending, run } = useSingleFlight();
  const heading = useRef<HTMLHeadingElement>(null);

  const { fields, changes, problems } = corrected(item, draft.corrections);
  const offered = offeredSeasons(item, allSeasons, day);
  const chosenIds = draft.seasonIds ?? suggestedSeasons(item, fields, offered, day);
  const chosen = offered.filter(({ id }) => chosenIds.includes(id));
  const liveListing = item.camps.find(({ isArchived }) => !isArchived)?.camp.listing;
  const listing = draft.listing ?? (liveListing === 'featured' ? 'featured' : 'basic');
  const { dates, days } = daysFor(fields, day, chosen);
  const duplicates = findDuplicates({ ...item, fields }, camps, items, day);
  const shownIn = chosen[0] ?? offered[0] ?? null;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const { onOpened } = props;
  const isUnopened = item.status === 'pending' && !item.history.some(isOpening(item));
  useEffect(() => {
    if (!isUnopened) return;
    // The provider then reads "In review". If it fails, the next view sends it again.
    reviewApi.open(item).then(onOpened, () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each revision
  }, [reviewApi, item.id, item.revision, isUnopened]);

  const decide = (verdict: ReviewVerdict) => run(() => decided(verdict));

  async function decided(verdict: ReviewVerdict) {
    setProblem(null);
    try {
      await reviewApi.decide(item, verdict);
      reviewApi.drafts.forget(item.id);
      props.onDone(item, reviewCopy.decide.done[verdict.kind](item.fields.providerName));
      // What was approved is soon among the camps of this device.
      void app.sync.refresh();
    } catch (error) {
      setProblem(reviewErrorText(error));
      if (error instanceof ReviewError && error.problem === 'changed') props.onStale();
    }
  }

  return (
    <article className="stack gap-110">
      {props.isOnly && (
        <Button variant="flush" size="small" className="self-start" onClick={props.onBack}>
          <Glyph name="back" />
          {reviewCopy.listing.back}
        </Button>
      )}
      <ReviewListingHead headingRef={heading} item={item} day={day} />
      <div className={styles.columns}>
        <div className="stack packed gap-110 min-0">
          <WroteAndRead
            item={item}
            fields={fields}
            problems={problems}
            dates={dates}
            days={days}
            corrections={draft.corrections}
            onCorrections={(corrections) => change({ corrections })}
          />
          <DuplicatesPanel
            duplicates={duplicates}
            seasons={allSeasons}
            different={draft.different}
            onDifferent={(id) => change({ different: [...draft.different, id] })}
            onOpen={props.onOpen}
          />
          <WhereItIs
            item={item}
            fields={fields}
            place={draft.place}
            onPlace={(place) => change({ place })}
          />
        </div>
        <div className="stack packed gap-110 min-0">
          <AsParentsSeeIt
            camp={reviewedCamp(item, fields, listing, shownIn?.id ?? '', days)}
            season={shownIn}
            day={day}
          />
          <Checks item={item} checks={draft.checks} onChecks={(checks) => change({ checks })} />
          <Placement
            offered={offered}
            chosenIds={chosenIds}
            listing={listing}
            payments={item.payments}
            dayCount={days.length}
            onSeasons={(seasonIds) => change({ seasonIds })}
            onListing={(next) => change({ listing: next })}
          />
          <ReviewHistory item={item} />
        </div>
      </div>
      <DecisionBar
        item={item}
        draft={draft}
        onDraft={change}
        chosen={chosen}
        listing={listing}
        hasProblems={Object.keys(problems).length > 0}
        problem={problem}
        isSending={isSending}
        onProblem={setProblem}
        onReject={(note) => void decide({ kind: 'rejected', note })}
        onAsk={(note) => void decide({ kind: 'changes_requested', note })}
        onApprove={() => {
          const place = draft.place ?? { kind: 'address' as const };
          const seasonIds = chosen.map(({ id }) => id);
          void decide({
            kind: 'approved',
            approval: { seasonIds, listing, place, days, changes },
          });
        }}
      />
    </article>
  );
}

const isOpening =
  ({ waitingSince }: ReviewItem) =>
  ({ what, at }: ReviewItem['history'][number]) =>
    what === 'opened' && Date.parse(at) >= Date.parse(waitingSince);
