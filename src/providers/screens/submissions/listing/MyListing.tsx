import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { Outbox } from '#providers/store/outbox/outbox.ts';
import { useEntry, useSendingIds } from '#providers/store/outbox/useOutbox.ts';
import { useStatus } from '#providers/store/outbox/useStatus.ts';
import { useApp } from '#base/useApp.ts';
import { seenByLink } from '#providers/rules/submission/statusAnswer.ts';
import type { Submission } from '#providers/rules/submission/submission.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import { toast } from '#ui/layers/toasts.ts';
import { useOnline } from '#ui/useOnline.ts';
import { BadLink, Unreachable } from '../../parts/BadLink.tsx';
import { formLink } from '../formLink.ts';
import { type Key, readKey } from '../link/linkKey.ts';
import { toastFailure, toastUnreachable } from '../toastFailure.ts';
import { StateNews } from '../StateNews.tsx';
import { useNow } from '../useNow.ts';
import { myListingFacts } from './myListingFacts.ts';
import { ListingView } from './ListingView.tsx';

/** The listing behind a private link: this phone's entry, and the server's status. */
export function MyListing({ link, skeleton }: { link: Key; skeleton: ReactNode }) {
  const found = useEntry(link.id);
  const entry = found === 'opening' ? null : found;
  const sending = useSendingIds();
  const isOnline = useOnline();
  const now = useNow();
  const { outbox } = useApp();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // A phone with another secret for this id has a different entry: only the link counts here.
  const saved = entry?.secret === link.secret ? entry : null;
  const asked = useStatus(link, `${saved?.revision ?? 0} ${saved?.state ?? ''}`);
  if (found === 'opening') return skeleton;

  const seen = seenByLink(saved, asked.answer);
  if (seen === null) {
    if (asked.state === 'asking') return skeleton;
    return asked.state === 'unknown' ? (
      <BadLink copy={myListingCopy.bad} />
    ) : (
      <Unreachable copy={myListingCopy.cannotAsk} onAgain={asked.again} />
    );
  }
  const moment = { isSending: sending.has(link.id), isOnline, now };
  const page = myListingFacts(seen, asked.answer, saved?.createdAt ?? null, moment);
  const { providerName } = seen.fields;

  /** Stores the listing on this phone at the first change by its link. */
  async function onThisPhone(command: (box: Outbox) => Promise<unknown>): Promise<boolean> {
    try {
      const box = await outbox();
      if (saved === null && !(await box.adopt(link.id, link.secret))) {
        toastUnreachable();
        return false;
      }
      await command(box);
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'RemoteError') toastUnreachable();
      else toastFailure(error);
      return false;
    }
  }

  async function answer(fields: Submission) {
    if (!(await onThisPhone((box) => box.edit(link.id, fields, 'same')))) return;
    const { sent, sentText } = myListingCopy.question;
    toast({ title: sent, description: sentText });
    heading.current?.focus();
  }

  async function change() {
    if (!(await onThisPhone(async () => undefined))) return;
    await navigate({ ...formLink(link.id), reloadDocument: true });
  }

  async function keep() {
    if (await onThisPhone(async () => undefined)) toast({ title: myListingCopy.keep.kept });
  }

  return (
    <>
      <StateNews cards={[{ id: link.id, name: providerName, title: page.words.title }]} />
      <ListingView
        link={link}
        seen={seen}
        theirs={asked.answer?.fields ?? null}
        page={page}
        lastResponseAt={asked.state === 'unreachable' ? (saved?.server?.heardAt ?? 0) : null}
        isKept={saved !== null}
        now={now}
        headingRef={heading}
        onAgain={asked.again}
        onAnswer={answer}
        onChange={() => void change()}
        onKeep={() => void keep()}
        onWithdraw={() => void onThisPhone((box) => box.discard(link.id))}
        onKeepMine={() => void onThisPhone((box) => box.keepMine(link.id))}
        onTakeTheirs={() => void onThisPhone((box) => box.adopt(link.id, link.secret))}
        onWithoutLogo={() => void onThisPhone((box) => box.edit(link.id, seen.fields, null))}
        onRetry={() => void onThisPhone((box) => box.retry(link.id))}
      />
    </>
  );
}

/** The listing whose key is behind the # of the address. */
export function LinkedListing({ fragment, skeleton }: { fragment: string; skeleton: ReactNode }) {
  const link = readKey(fragment);
  return link === null ? (
    <BadLink copy={myListingCopy.bad} />
  ) : (
    <MyListing key={link.id} link={link} skeleton={skeleton} />
  );
}
