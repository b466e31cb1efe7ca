import { useState } from 'react';
import { restoreCopy } from '#family/words/backup.ts';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';

type PassphraseFormProps = {
  /** The id of the form, whose button is elsewhere. */
  id: string;
  isWrong: boolean;
  onPassphrase: (passphrase: string) => Promise<unknown>;
};

/** Asks for the passphrase of a backup. */
export function PassphraseForm({ id, isWrong, onPassphrase }: PassphraseFormProps) {
  const [passphrase, setPassphrase] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    setMissing(passphrase === '');
    if (passphrase !== '') await onPassphrase(passphrase);
    form.querySelector('input')?.focus();
  };
  const wrong = isWrong ? restoreCopy.wrong : undefined;
  return (
    <Form id={id} onSubmit={submit}>
      <Field label={restoreCopy.passphrase} error={isMissing ? restoreCopy.missing : wrong}>
        <PasswordInput autoComplete="off" value={passphrase} onText={setPassphrase} />
      </Field>
    </Form>
  );
}
