import { useRef, useState } from 'react';
import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { thanksCopy } from '#providers/words/listing/thanks.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './ThanksLink.module.css';

type ThanksLinkProps = {
  entry: OutboxEntry;
  /** The server knows the submission. */
  isWorking: boolean;
};

/** The way back to the submission from any device. What comes after the # is never sent with a request. */
export function ThanksLink({ entry: { id, secret }, isWorking }: ThanksLinkProps) {
  const { label, hint, hintKept, copy, copied, failed } = thanksCopy.link;
  const [announced, setAnnounced] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const link = `${window.location.origin}/my-listing#${id}.${secret}`;

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      setAnnounced(copied);
    } catch {
      // Not allowed here: by hand, then.
      field.current?.querySelector('input')?.select();
      setAnnounced(failed);
    }
  }
  return (
    <div ref={field} className="min-0">
      <Field label={label} hint={isWorking ? hint : hintKept}>
        <div className={styles.line}>
          <TextInput value={link} readOnly onText={() => undefined} />
          <Button variant="line" onClick={() => void copyLink()}>
            {copy}
          </Button>
        </div>
      </Field>
      <output className="block small weight-700">{announced}</output>
    </div>
  );
}
