import { useState } from 'react';
import { syncCopy } from '#family/words/sync.ts';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';

const copy = syncCopy.keyring;

type KeyFormProps = {
  /** The id of the form, whose button is elsewhere. */
  id: string;
  problem: string | undefined;
  onCode: (code: string) => Promise<void>;
};

/** What brings the key of the family's space; what was typed stays. */
export function KeyForm({ id, problem, onCode }: KeyFormProps) {
  const [code, setCode] = useState('');
  const submit = async (form: HTMLFormElement) => {
    await onCode(code);
    form.querySelector('input')?.focus();
  };
  return (
    <Form id={id} onSubmit={submit}>
      <Field label={copy.code} hint={copy.codeHint} error={problem}>
        <TextInput
          className="code-type"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={code}
          onText={setCode}
        />
      </Field>
    </Form>
  );
}
