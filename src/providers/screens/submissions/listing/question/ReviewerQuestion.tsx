import { useState } from 'react';
import { EDITED_FIELDS, textsOf } from '#providers/rules/submission/fields.ts';
import {
  submissionProblems,
  readSubmission,
  type Submission,
} from '#providers/rules/submission/submission.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { showFirstProblem } from '#ui/showFirstProblem.ts';
import { FieldInputs } from '../../../parts/FieldInputs.tsx';
import styles from './ReviewerQuestion.module.css';

type ReviewerQuestionProps = {
  note: string | null;
  /** When it was asked, formatted; null when unknown. */
  asked: string | null;
  fields: Submission;
  /** Rejects when it could not be saved: the typed text stays. */
  onSend: (fields: Submission) => Promise<void>;
};

/** The reviewer's question, and the reply: text, changed fields, or both. */
export function ReviewerQuestion({ note, asked, fields, onSend }: ReviewerQuestionProps) {
  const copy = myListingCopy.question;
  const [answer, setAnswer] = useState('');
  const [typed, setTyped] = useState(() => textsOf(EDITED_FIELDS, fields));
  const [problems, setProblems] = useState<ReturnType<typeof submissionProblems>>({});
  const [isSending, setIsSending] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  async function send(form: HTMLFormElement) {
    const next = { ...fields, ...typed, answer };
    const found = submissionProblems(next);
    const before = textsOf(EDITED_FIELDS, fields);
    const isSame = EDITED_FIELDS.every((name) => typed[name] === before[name]);
    if (answer.trim() === '' && isSame) found.answer = copy.missing;
    if (Object.keys(found).length > 0) {
      showFirstProblem(form, () => setProblems(found));
      return;
    }
    setProblems({});
    setIsSending(true);
    try {
      await onSend(readSubmission(next));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Panel title={copy.heading(site.brand)} asks>
      {note !== null && (
        <blockquote className={styles.note}>
          <p dir="auto">{note}</p>
          {asked !== null && <footer className="mt-35 small">{copy.asked(asked)}</footer>}
        </blockquote>
      )}
      <Form className="stack gap-90" onSubmit={send}>
        <Field label={copy.answer} error={problems.answer}>
          <TextArea rows={3} maxLength={2000} dir="auto" value={answer} onText={setAnswer} />
        </Field>
        <details
          className={styles.more}
          open={isOpen}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>{copy.change}</summary>
          <FieldInputs
            names={EDITED_FIELDS}
            typed={typed}
            problems={problems}
            onType={(name, text) => setTyped({ ...typed, [name]: text })}
          />
        </details>
        <div className="cluster middle gap-50-100 p-soft p-small">
          <Button variant="main" type="submit" aria-disabled={isSending}>
            {copy.send}
          </Button>
          <p>{copy.hint}</p>
        </div>
      </Form>
    </Panel>
  );
}
