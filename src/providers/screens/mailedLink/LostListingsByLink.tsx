import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { newSecret } from '#base/crypto/identity.ts';
import { useApp } from '#base/useApp.ts';
import type { LostListings } from '#providers/store/mail/mailedAnswers.ts';
import { askLostListings, redeemLostLink } from '#providers/store/mail/mailedLinks.ts';
import { mailedLinkCopy } from '#providers/words/mailedLink.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { BadLink, Unreachable } from '../parts/BadLink.tsx';
import { EmptyPage } from '../parts/EmptyPage.tsx';
import { toastFailure } from '../submissions/toastFailure.ts';
import { useMailAnswer } from './useMailAnswer.ts';

const { lost: copy, notSent, unknown, unreachable } = mailedLinkCopy;

/** The listings whose private link was lost. A press gives them new links and stores them on this phone. */
export function LostListingsByLink({ token, skeleton }: { token: string; skeleton: ReactNode }) {
  const { answer, take, again } = useMailAnswer(() => askLostListings(token));
  const { outbox } = useApp();
  const navigate = useNavigate();
  const { isBusy, run } = useSingleFlight();
  // The same ones until they are stored: a press after a lost response repeats it.
  const secrets = useRef<Readonly<Record<string, string>> | null>(null);
  if (answer === null) return skeleton;
  if (answer.state === 'unreachable')
    return <Unreachable copy={unreachable} onAgain={() => void again()} />;
  if (answer.state !== 'here') return <BadLink copy={unknown} />;
  const { submissions } = answer.answer;

  async function open() {
    secrets.current ??= newSecrets(submissions);
    const done = await redeemLostLink(token, secrets.current);
    if (done.state === 'unknown' || done.state === 'used') return take(done);
    if (done.state !== 'here') return void toast({ title: notSent, tone: 'danger' });
    try {
      const box = await outbox();
      for (const [id, secret] of Object.entries(secrets.current)) await box.adopt(id, secret);
      await navigate({ to: '/submissions', reloadDocument: true });
    } catch (error) {
      toastFailure(error);
    }
  }

  return (
    <EmptyPage>
      <h1>{copy.heading}</h1>
      <p>{copy.text}</p>
      <ul>
        {submissions.map(({ id, name }) => (
          <li key={id}>{name ?? copy.unnamed}</li>
        ))}
      </ul>
      <Button variant="main" aria-disabled={isBusy} onClick={() => void run(open)}>
        {copy.open}
      </Button>
    </EmptyPage>
  );
}

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

const newSecrets = (submissions: LostListings['submissions']) =>
  Object.fromEntries(submissions.map(({ id }) => [id, newSecret(randomBytes)]));
