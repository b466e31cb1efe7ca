import { type FormEvent, useRef, useState } from 'react';
import { restoreCopy } from '#content/backup.ts';
import { Field } from '#ui/fields/Field.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';

type PassphraseFormProps = {
  /** Of the form: the button stands elsewhere. */
  id: string;
  isWrong: boolean;
  onPassphrase: (passphrase: string) => Promise<void>;
};

/** Asks for what locks a backup. */
export function PassphraseForm({ id, isWrong, onPassphrase }: PassphraseFormProps) {
  const [passphrase, setPassphrase] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(passphrase === '');
    if (passphrase !== '') await onPassphrase(passphrase);
    form.current?.querySelector('input')?.focus();
  };
  const wrong = isWrong ? restoreCopy.wrong : undefined;
  return (
    <form id={id} ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={restoreCopy.passphrase} error={isMissing ? restoreCopy.missing : wrong}>
        <PasswordInput autoComplete="off" value={passphrase} onText={setPassphrase} />
      </Field>
    </form>
  );
}
