import { type ReactNode, useEffect, useState } from 'react';
import { useDrafts, useEntries, useSendingIds } from '#providers/store/outbox/useOutbox.ts';
import { submissionsCopy } from '#providers/words/submissions.ts';
import { useOnline } from '#ui/useOnline.ts';
import { Alert } from '#ui/Alert.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { useNow } from '../useNow.ts';
import { submissionSummaries } from './submissionSummaries.ts';
import { SubmissionList } from './SubmissionList.tsx';
import { useCommands } from './useCommands.ts';
import { useRefresh } from './useRefresh.ts';
import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { whenLabel } from '#base/day/whenLabel.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { MailboxScene } from '#ui/scenes/MailboxScene.tsx';
import { EmptyPage } from '../../parts/EmptyPage.tsx';
import { formLink } from '../formLink.ts';

/** The submissions saved on this phone, joined with those being sent right now. */
export function MySubmissions({ skeleton }: { skeleton: ReactNode }) {
  const entries = useEntries();
  const drafts = useDrafts();
  const sending = useSendingIds();
  const isOnline = useOnline();
  const now = useNow();
  const isAsking = useRefresh(entries);
  const commands = useCommands();
  const room = useStorageRoom();
  if (entries === null || drafts === null) return skeleton;
  const cards = submissionSummaries(entries, drafts, { sending, isOnline, now });
  return (
    <>
      {room !== 'enough' && (
        <Alert tone="danger" title={submissionsCopy[room].title}>
          {submissionsCopy[room].text}
        </Alert>
      )}
      {cards.length === 0 ? (
        <NoSubmissions />
      ) : (
        <>
          <SubmissionList cards={cards} commands={commands} />
          <ButtonLink variant="pine" size="small" className="self-start" to="/list-your-camp">
            {submissionsCopy.list}
          </ButtonLink>
          <LastRefreshed entries={entries} isAsking={isAsking} isOnline={isOnline} now={now} />
        </>
      )}
    </>
  );
}

type LastRefreshedProps = {
  entries: readonly OutboxEntry[];
  isAsking: boolean;
  isOnline: boolean;
  /** ms since 1970 */
  now: number;
};

/** How old the news on this page is. */
function LastRefreshed({ entries, isAsking, isOnline, now }: LastRefreshedProps) {
  const { asking, cannotAsk, heard } = submissionsCopy;
  const times = entries.map(({ server }) => server?.heardAt ?? 0);
  const last = Math.max(0, ...times);
  // No entry has ever reached the server, so there is no time to show.
  if (last === 0) return null;
  return (
    <p className="no-max soft small">
      <span>{isAsking ? asking : heard(whenLabel(last, now))}</span>{' '}
      {!isOnline && <span>{cannotAsk}</span>}
    </p>
  );
}

/** Less than a logo and some text. */
const LITTLE = 1_000_000;

type StorageRoom = 'enough' | 'full';

/** Whether this phone has room for another listing. Where the browser does not say, it is taken to have. */
function useStorageRoom(): StorageRoom {
  const [room, setRoom] = useState<StorageRoom>('enough');
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const { quota, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
      if (isWanted && quota !== undefined && quota - usage < LITTLE) setRoom('full');
    };
    look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return room;
}

/** Shown when this phone has no submissions or drafts. */
function NoSubmissions() {
  const { heading, text, action } = submissionsCopy.empty;
  return (
    <EmptyPage Scene={MailboxScene}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ButtonLink variant="main" {...formLink(null)}>
        {action}
      </ButtonLink>
      <p className="small">
        {submissionsCopy.elsewhere}{' '}
        <AppLink to="/my-listing" hash="lost">
          {submissionsCopy.lost}
        </AppLink>
      </p>
    </EmptyPage>
  );
}
