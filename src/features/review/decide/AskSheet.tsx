import { useRef, useState } from 'react';
import { reviewCopy } from '#content/review.ts';
import type { ReviewDraft } from '#domain/review/reviewDraft.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import type { ChangeDraft } from '../listing/useDraft.ts';
import { noteOf } from './noteOf.ts';
import styles from './DecisionSheet.module.css';

const copy = reviewCopy.ask;

type AskSheetProps = {
  open: boolean;
  name: string;
  draft: ReviewDraft;
  onDraft: ChangeDraft;
  onClose: () => void;
  onSend: (note: string) => void;
};

/** A question to the provider, word for word as it will be read. */
export function AskSheet({ open, name, draft, onDraft, onClose, onSend }: AskSheetProps) {
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { about, question } = draft;

  function send() {
    const isEmpty = question.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else onSend(noteOf(about, question));
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
          <Button variant="main" size="small" onClick={send}>
            {copy.send}
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>{copy.lead(name)}</p>
      <fieldset className={styles.chips}>
        <legend>{copy.about}</legend>
        {copy.topics.map((topic) => (
          <Chip
            key={topic}
            pressed={about.includes(topic)}
            onClick={() =>
              onDraft({
                about: about.includes(topic)
                  ? about.filter((each) => each !== topic)
                  : [...about, topic],
              })
            }
          >
            {topic}
          </Chip>
        ))}
      </fieldset>
      <Field
        label={copy.question}
        hint={copy.hint}
        error={isMissing && question.trim() === '' ? copy.needed : undefined}
      >
        <TextArea
          ref={field}
          value={question}
          maxLength={1800}
          onText={(text) => onDraft({ question: text })}
        />
      </Field>
    </Sheet>
  );
}
