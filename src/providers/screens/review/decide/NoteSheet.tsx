import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import styles from './DecisionSheet.module.css';

type NoteSheetProps = {
  open: boolean;
  copy: { title: string; cancel: string; send: string; needed: string };
  /** The label of the text that the provider will read. */
  label: string;
  hint?: string;
  text: string;
  maxLength: number;
  /** What is sent ends the listing. */
  isDangerous?: boolean;
  onText: (text: string) => void;
  onClose: () => void;
  /** Called only with a text. */
  onSend: () => void;
  /** Above the text. */
  children: ReactNode;
};

/** A decision that goes to the provider with a text, which may not be empty. */
export function NoteSheet(props: NoteSheetProps) {
  const { open, copy, text, isDangerous = false, onClose } = props;
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';

  function send() {
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else props.onSend();
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={copy.title}
      className={styles.body}
      footer={
        <div className="row middle spread">
          <Button variant="quiet" size="small" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            variant={isDangerous ? 'line' : 'main'}
            size="small"
            className={isDangerous ? styles.danger : undefined}
            onClick={send}
          >
            {copy.send}
          </Button>
        </div>
      }
    >
      {props.children}
      <Field
        label={props.label}
        hint={props.hint}
        error={isMissing && isEmpty ? copy.needed : undefined}
      >
        <TextArea ref={field} value={text} maxLength={props.maxLength} onText={props.onText} />
      </Field>
    </Sheet>
  );
}
