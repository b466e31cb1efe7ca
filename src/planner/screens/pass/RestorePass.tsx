import { useState } from 'react';
import { isEmail } from '#account/rules/email.ts';
import { requestPassMail } from '#planner/store/pass/takePass.ts';
import { passCopy } from '#planner/words/pass.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Form } from '#ui/Form.tsx';

const { restore: copy, states } = passCopy;

/** Asks for the link of a pass by mail. The answer does not reveal who has paid. */
export function RestorePass() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'typing' | 'missing' | 'sent' | 'limited' | 'unreachable'>(
    'typing',
  );

  async function send() {
    setState(isEmail(email) ? await requestPassMail(email.trim()) : 'missing');
  }

  return (
    <details className="disclosure">
      <summary className="row-inline middle gap-40 tap teal weight-750">
        {copy.title}
        <Glyph name="chev" />
      </summary>
      {state === 'sent' ? (
        <Alert tone="info" glyph="mail" title={copy.sent}>
          {copy.sentText}
        </Alert>
      ) : (
        <Form className="stack gap-80" onSubmit={send}>
          <p className="soft">{copy.text}</p>
          {(state === 'limited' || state === 'unreachable') && (
            <Alert tone="danger" title={states[state]} />
          )}
          <Field label={copy.email} error={state === 'missing' ? copy.missing : undefined}>
            <EmailInput autoComplete="email" value={email} onText={setEmail} />
          </Field>
          <Button variant="line" type="submit">
            {copy.send}
          </Button>
        </Form>
      )}
    </details>
  );
}
