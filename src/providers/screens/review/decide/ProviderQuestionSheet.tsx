import { reviewCopy } from '#providers/words/review.ts';
import type { ReviewDraft } from '#providers/rules/review/reviewDraft.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import type { ChangeDraft } from '../listing/useReviewDraft.ts';
import styles from './DecisionSheet.module.css';
import { questionNote } from './questionNote.ts';
import { NoteSheet } from './NoteSheet.tsx';

const copy = reviewCopy.ask;

type ProviderQuestionSheetProps = {
  open: boolean;
  name: string;
  draft: ReviewDraft;
  onDraft: ChangeDraft;
  onClose: () => void;
  onSend: (note: string) => void;
};

/** A question to the provider, exactly as it will be read. */
export function ProviderQuestionSheet({
  open,
  name,
  draft,
  onDraft,
  onClose,
  onSend,
}: ProviderQuestionSheetProps) {
  const { about, question } = draft;
  return (
    <NoteSheet
      open={open}
      copy={copy}
      label={copy.question}
      hint={copy.hint}
      text={question}
      maxLength={1800}
      onText={(text) => onDraft({ question: text })}
      onClose={onClose}
      onSend={() => onSend(questionNote(about, question))}
    >
      <p className="soft anywhere">{copy.lead(name)}</p>
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
    </NoteSheet>
  );
}
