import { useRef, useState } from 'react';
import { reviewCopy } from '#content/review.ts';
import { DECLINE_REASONS, type ReviewDraft } from '#domain/review/reviewDraft.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import type { ChangeDraft } from '../listing/useDraft.ts';
import styles from './DecisionSheet.module.css';

const copy = reviewCopy.refuse;

type DeclineSheetProps = {
  open: boolean;
  draft: ReviewDraft;
  onDraft: ChangeDraft;
  onClose: () => void;
  onSend: (note: string) => void;
};

/** A reason, and what the provider will read; a reason brings words to begin with. */
export function DeclineSheet({ open, draft, onDraft, onClose, onSend }: DeclineSheetProps) {
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { reason, refusal } = draft;

  function pick(next: (typeof DECLINE_REASONS)[number]) {
    // What was typed by hand stays.
    const isOwn = refusal !== '' && refusal !== (reason && copy.reasons[reason].words);
    onDraft({ reason: next, ...(!isOwn && { refusal: copy.reasons[next].words }) });
  }

  function send() {
    const isEmpty = refusal.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else onSend(refusal.trim());
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={copy.title}
      className={styles.body}
      footer={
        <div className={styles.answers}>
          <Button variant="quiet" size="small" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="line" size="small" className={styles.danger} onClick={send}>
            {copy.send}
          </Button>
        </div>
      }
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
      <Field label={copy.text} error={isMissing && refusal.trim() === '' ? copy.needed : undefined}>
        <TextArea
          ref={field}
          value={refusal}
          maxLength={2000}
          onText={(text) => onDraft({ refusal: text })}
        />
      </Field>
    </Sheet>
  );
}
