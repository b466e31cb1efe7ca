import { useState } from 'react';
import { reviewCopy } from '#providers/words/review.ts';
import type { ReviewDraft } from '#providers/rules/review/reviewDraft.ts';
import type { ReviewItem } from '#providers/rules/review/reviewItem.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { ChangeDraft } from '../listing/useReviewDraft.ts';
import { ProviderQuestionSheet } from './ProviderQuestionSheet.tsx';
import styles from './DecisionBar.module.css';
import { DeclineSheet } from './DeclineSheet.tsx';

const copy = reviewCopy.decide;

type DecisionBarProps = {
  item: ReviewItem;
  draft: ReviewDraft;
  onDraft: ChangeDraft;
  chosen: readonly Season[];
  listing: 'basic' | 'featured';
  hasProblems: boolean;
  /** Why the last verdict was not stored. */
  problem: string | null;
  isSending: boolean;
  onProblem: (problem: string | null) => void;
  onReject: (note: string) => void;
  onAsk: (note: string) => void;
  onApprove: () => void;
};

/** The three verdicts, always in sight. The sheets contain the text that the provider will read. */
export function DecisionBar(props: DecisionBarProps) {
  const { item, draft, onDraft, chosen, listing, problem, isSending, onProblem } = props;
  const [sheet, setSheet] = useState<'ask' | 'decline' | null>(null);
  const isApproved = item.status === 'approved';

  function approve() {
    if (props.hasProblems) return onProblem(copy.hasProblems);
    if (chosen.length === 0) {
      onProblem(copy.noSeason);
      document.getElementById('review-seasons')?.focus();
      return undefined;
    }
    return props.onApprove();
  }

  const where = chosen.map(({ label }) => label).join(', ');
  const as = copy.as(reviewCopy.listingKind[listing].toLowerCase(), where);
  return (
    <section className={styles.bar} aria-label={copy.label}>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {isApproved ? (
        <p className="soft">{copy.onlyWaiting}</p>
      ) : (
        <div className={styles.answers}>
          {item.status !== 'rejected' && (
            <Button
              variant="quiet"
              size="small"
              className={styles.decline}
              onClick={() => setSheet('decline')}
            >
              <Glyph name="x" />
              {copy.decline}
            </Button>
          )}
          <Button variant="line" size="small" onClick={() => setSheet('ask')}>
            <Glyph name="pen" />
            <span className="below-tablet-only" aria-hidden="true">
              {copy.ask}
            </span>
            <span className={styles.long}>{copy.askLong}</span>
          </Button>
          <Button
            variant="main"
            size="small"
            className={styles.approve}
            aria-disabled={isSending}
            onClick={approve}
          >
            <Glyph name="check" />
            <span>
              <span>{isSending ? copy.sending : copy.approve}</span>
              {!isSending && where !== '' && <span className={styles.as}>{` ${as}`}</span>}
            </span>
          </Button>
        </div>
      )}
      <ProviderQuestionSheet
        open={sheet === 'ask'}
        name={item.fields.providerName}
        draft={draft}
        onDraft={onDraft}
        onClose={() => setSheet(null)}
        onSend={(note) => {
          setSheet(null);
          props.onAsk(note);
        }}
      />
      <DeclineSheet
        open={sheet === 'decline'}
        draft={draft}
        onDraft={onDraft}
        onClose={() => setSheet(null)}
        onSend={(note) => {
          setSheet(null);
          props.onReject(note);
        }}
      />
    </section>
  );
}
