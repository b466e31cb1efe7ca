import { useState } from 'react';
import { syncCopy } from '#family/words/sync.ts';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { PasswordInput } from '#ui/fields/PasswordInput.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';

const copy = syncCopy.keyring;

type KeyFormProps = {
  /** The id of the form, whose button is elsewhere. */
  id: string;
  by: 'password' | 'recovery';
  problem: string | undefined;
  onSecret: (secret: string) => Promise<void>;
};

/** What opens the family's copy; what was typed stays. */
export function KeyForm({ id, by, problem, onSecret }: KeyFormProps) {
  const [secret, setSecret] = useState('');
  const submit = async (form: HTMLFormElement) => {
    await onSecret(secret);
    form.querySelector('input')?.focus();
  };
  return (
    <Form id={id} onSubmit={submit}>
      {by === 'password' ? (
        <Field label={copy.password} error={problem}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={secret}
            onText={setSecret}
          />
        </Field>
      ) : (
        <Field label={copy.code} hint={copy.codeHint} error={problem}>
          <TextInput
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={secret}
            onText={setSecret}
          />
        </Field>
      )}
    </Form>
  );
}
