import { useState } from 'react';
import { secondStepCopy } from '#account/words/secondStep.ts';
import type { Factor } from '#account/store/accounts.ts';
import { useAuth } from '#account/store/useAuth.ts';
import { Button } from '#ui/Button.tsx';
import { Cause } from '../pieces/Cause.tsx';

const copy = secondStepCopy.ask.text;

type TextMeProps = { phone: Factor; onSent: () => void };

/** Sends a code to a phone that gets them by text message. */
export function TextMe({ phone, onSent }: TextMeProps) {
  const { ask } = useAuth();
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    const outcome = await ask((session) => session.sendCode(phone.id));
    const isSent = outcome === 'done';
    if (isSent) onSent();
    setSaid(isSent ? copy.sent(phone.name) : outcome === 'expired' ? copy.failed : null);
    setProblem(outcome === 'limited' || outcome === 'unreachable' ? outcome : null);
  }

  return (
    <>
      <Cause problem={problem} />
      <Button variant="line" onClick={() => void send()}>
        {copy.send(phone.name)}
      </Button>
      <output>{said}</output>
    </>
  );
}
