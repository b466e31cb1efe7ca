import { useState } from 'react';
import { stopMail } from '#providers/store/mail/mailedLinks.ts';
import { mailedLinkCopy } from '#providers/words/mailedLink.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { EmptyPage } from '../parts/EmptyPage.tsx';

const { stop: copy, notSent } = mailedLinkCopy;

/** Stops our mail, and starts it again. Nothing is asked before the press: looking must not tell who exists. */
export function StopMail({ token }: { token: string }) {
  const [isStopped, setStopped] = useState<boolean | null>(null);
  const { isBusy, run } = useSingleFlight();

  async function say(stops: boolean) {
    const { state } = await stopMail(token, stops);
    if (state === 'here') setStopped(stops);
    else toast({ title: notSent, tone: 'danger' });
  }

  return (
    <EmptyPage>
      <h1>{copy.heading}</h1>
      <p>{copy.text}</p>
      <output>{isStopped === null ? '' : isStopped ? copy.stopped : copy.started}</output>
      <Button
        variant={isStopped === true ? 'line' : 'main'}
        aria-disabled={isBusy}
        onClick={() => void run(() => say(isStopped !== true))}
      >
        {isStopped === true ? copy.start : copy.stop}
      </Button>
    </EmptyPage>
  );
}
