import { useState } from 'react';
import { isEmail } from '#account/rules/email.ts';
import { requestLostLink } from '#providers/store/mail/mailedLinks.ts';
import { mailedLinkCopy } from '#providers/words/mailedLink.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { EmailInput } from '#ui/fields/EmailInput.tsx';
import { Form } from '#ui/Form.tsx';
import { Panel } from '#ui/layout/Panel.tsx';

const { ask: copy, notSent } = mailedLinkCopy;

/** Asks for a new private link. The answer does not reveal whether the address has a listing. */
export function AskLostLink() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'typing' | 'missing' | 'sent' | 'limited' | 'notSent'>(
    'typing',
  );

  async function send() {
    if (!isEmail(email)) return setState('missing');
    const { state: said } = await requestLostLink(email.trim());
    setState(said === 'here' ? 'sent' : said === 'limited' ? 'limited' : 'notSent');
  }

  return (
    <>
      <h1 className="title-2">{copy.heading}</h1>
      {state === 'sent' ? (
        <Alert tone="info" glyph="mail" title={copy.sent}>
          {copy.sentText}
        </Alert>
      ) : (
        <Panel title={copy.send}>
          <p className="soft">{copy.text}</p>
          {state === 'limited' && <Alert tone="danger" title={copy.limited} />}
          {state === 'notSent' && <Alert tone="danger" title={notSent} />}
          <Form className="stack gap-80" onSubmit={send}>
            <Field label={copy.email} error={state === 'missing' ? copy.missing : undefined}>
              <EmailInput autoComplete="email" value={email} onText={setEmail} />
            </Field>
            <Button variant="main" type="submit">
              {copy.send}
            </Button>
          </Form>
        </Panel>
      )}
    </>
  );
}
