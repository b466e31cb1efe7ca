import { type ReactNode, useRef, useState } from 'react';
import type { MailedCamp, MailedCamps } from '#providers/store/mail/mailedAnswers.ts';
import {
  answerStillRight,
  askMailedCamps,
  type MailAnswer,
  saySeats,
} from '#providers/store/mail/mailedLinks.ts';
import { mailedLinkCopy } from '#providers/words/mailedLink.ts';
import { Button } from '#ui/Button.tsx';
import { closeToast, toast } from '#ui/layers/toasts.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { BadLink, Unreachable } from '../parts/BadLink.tsx';
import { EmptyPage } from '../parts/EmptyPage.tsx';
import { MailedCampPanel } from './MailedCampPanel.tsx';
import { useMailAnswer } from './useMailAnswer.ts';

const { camps: copy, address, notSent, unknown, unreachable } = mailedLinkCopy;

/** The camps of one address, each with its buttons. */
export function MailedCampsByLink({ token, skeleton }: { token: string; skeleton: ReactNode }) {
  const { answer, take, again } = useMailAnswer(() => askMailedCamps(token));
  const { isBusy, run } = useSingleFlight();
  /** What the last press did, by camp; '' for the address itself. */
  const [said, setSaid] = useState({ id: '', words: '' });
  /** The toast of a press that did not arrive: it goes with the next one that does. */
  const failed = useRef<number | null>(null);
  if (answer === null) return skeleton;
  if (answer.state === 'unreachable')
    return <Unreachable copy={unreachable} onAgain={() => void again()} />;
  if (answer.state !== 'here') return <BadLink copy={unknown} />;
  const { camps, kind } = answer.answer;

  async function press(id: string, words: string, work: () => Promise<MailAnswer<MailedCamps>>) {
    const next = await run(work);
    if (next === null) return;
    if (failed.current !== null) closeToast(failed.current);
    if (next.state === 'here') {
      take(next);
      setSaid({ id, words });
    } else if (next.state === 'unknown') take(next);
    // What is on the screen stays.
    else failed.current = toast({ title: notSent, tone: 'danger' });
  }

  if (camps.length === 0) {
    const confirm = () =>
      void press('', address.thanks, () => answerStillRight(token, null, 'mine'));
    return (
      <EmptyPage>
        <h1>{address.heading}</h1>
        <p>{address.text}</p>
        <output>{said.words}</output>
        {said.words === '' && (
          <Button variant="main" aria-disabled={isBusy} onClick={confirm}>
            {address.yes}
          </Button>
        )}
      </EmptyPage>
    );
  }
  const canClaim = ({ is_claimed, has_listing }: MailedCamp) =>
    kind === 'claim' && !is_claimed && !has_listing;
  const asksWhose = camps.some(canClaim);
  return (
    <>
      <div className="stack gap-35">
        <h1 className="title-2">{asksWhose ? copy.claim : copy.heading(camps.length)}</h1>
        <p className="soft">{asksWhose ? copy.claimLead : copy.lead}</p>
      </div>
      {camps.map((camp) => (
        <MailedCampPanel
          key={camp.id}
          camp={camp}
          canClaim={canClaim(camp)}
          isBusy={isBusy}
          said={said.id === camp.id ? said.words : ''}
          onAnswer={(pressed) => {
            const words = { right: copy.checked, not_this_year: copy.isOff, mine: copy.isMine };
            void press(camp.id, words[pressed], () => answerStillRight(token, camp.id, pressed));
          }}
          onSeats={(seats) =>
            void press(camp.id, copy.seatsSaid, () => saySeats(token, camp.id, seats))
          }
        />
      ))}
    </>
  );
}
