import { reviewCopy } from '#providers/words/review.ts';
import { DECLINE_REASONS, type ReviewDraft } from '#providers/rules/review/reviewDraft.ts';
import type { ChangeDraft } from '../listing/useReviewDraft.ts';
import styles from './DecisionSheet.module.css';
import { NoteSheet } from './NoteSheet.tsx';

const copy = reviewCopy.refuse;

type DeclineSheetProps = {
  open: boolean;
  draft: ReviewDraft;
  onDraft: ChangeDraft;
  onClose: () => void;
  onSend: (note: string) => void;
};

/** A reason, and the text that the provider will read; a reason suggests a text. */
export function DeclineSheet({ open, draft, onDraft, onClose, onSend }: DeclineSheetProps) {
  const { reason, refusal } = draft;

  function pick(next: (typeof DECLINE_REASONS)[number]) {
    // What was typed by hand stays.
    const isOwn = refusal !== '' && refusal !== (reason && copy.reasons[reason].words);
    onDraft({ reason: next, ...(!isOwn && { refusal: copy.reasons[next].words }) });
  }

  return (
    <NoteSheet
      open={open}
      copy={copy}
      label={copy.text}
      text={refusal}
      maxLength={2000}
      isDangerous
      onText={(text) => onDraft({ refusal: text })}
      onClose={onClose}
      onSend={() => onSend(refusal.trim())}
    >
      <fieldset className={styles.reasons}>
        <legend>{copy.why}</legend>
        {DECLINE_REASONS.map((each) => (
          <label key={each} className={styles.reason}>
            <input
              type="radio"
              name="decline-reason"
              checked={reason === each}
              onChange={() => pick(each)}
            />
            <span>{copy.reasons[each].label}</span>
          </label>
        ))}
      </fieldset>
    </NoteSheet>
  );
}
