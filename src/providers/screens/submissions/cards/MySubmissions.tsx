import type { ReactNode } from 'react';
import { useDrafts, useEntries, useSendingIds } from '#providers/store/outbox/useOutbox.ts';
import { submissionsCopy } from '#providers/words/submissions.ts';
import { useOnline } from '#ui/useOnline.ts';
import { Alert } from '#ui/Alert.tsx';
import { useNow } from '../useNow.ts';
import { submissionSummaries } from './submissionSummaries.ts';
import { LastRefreshed } from './LastRefreshed.tsx';
import { NoSubmissions } from './NoSubmissions.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { useCommands } from './useCommands.ts';
import { useRefresh } from './useRefresh.ts';
import { useStorageRoom } from './useStorageRoom.ts';

/** What this phone keeps of submissions, joined with what is under way right now. */
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
          <LastRefreshed entries={entries} isAsking={isAsking} isOnline={isOnline} now={now} />
        </>
      )}
    </>
  );
}
