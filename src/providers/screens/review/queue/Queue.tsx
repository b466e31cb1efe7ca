import { useMemo, useState } from 'react';
import { useReadyDirectory, useToday } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import type { ReviewAddress } from '#providers/rules/review/reviewAddress.ts';
import type { ReviewItem, QueueFilter } from '#providers/rules/review/reviewItem.ts';
import { withDays } from '#providers/rules/duplicates/withDays.ts';
import { useIsWide } from '#ui/useIsWide.ts';
import { ReviewListing } from '../listing/ReviewListing.tsx';
import { ListAndOpen } from './ListAndOpen.tsx';
import { queueEntry } from './queueEntry.ts';
import { QueueList } from './QueueList.tsx';
import { useQueue } from './useQueue.ts';

const copy = reviewCopy.queue;

type QueueProps = {
  reviewApi: ReviewApi;
  address: ReviewAddress;
  onAddress: (next: Partial<ReviewAddress>, replaces?: boolean) => void;
};

/** The queue, and beside it (on phones: after it) the one that is open. */
export function Queue({ reviewApi, address, onAddress }: QueueProps) {
  const wanted: QueueFilter = address.show === '' ? 'waiting' : address.show;
  const queue = useQueue(reviewApi, wanted);
  const { items, problem } = queue;
  const isWide = useIsWide();
  const day = useToday();
  const directory = useReadyDirectory();
  const camps = useMemo(() => withDays(directory), [directory]);
  const [announced, setAnnounced] = useState('');
  // A listing that was opened by a press or after a verdict takes the focus; '' is the empty queue.
  const [focused, setFocused] = useState<string | null>(null);
  const entries = useMemo(
    () => items?.map((item) => queueEntry(item, camps, items, day)) ?? null,
    [items, camps, day],
  );
  const named = items?.find(({ id }) => id === address.id);
  const open = named ?? (isWide ? items?.[0] : undefined) ?? null;

  function show(id: string) {
    setFocused(id);
    onAddress({ id });
  }

  function goOn(decided: ReviewItem, done: string) {
    const at = items?.findIndex(({ id }) => id === decided.id) ?? -1;
    const rest = items?.filter(({ id }) => id !== decided.id) ?? [];
    const next = rest[at] ?? rest[0];
    setFocused(next?.id ?? '');
    setAnnounced(
      `${done} ${next ? reviewCopy.decide.next(next.fields.providerName) : reviewCopy.decide.last}`,
    );
    queue.remove(decided.id);
    onAddress({ id: next?.id ?? '' }, true);
  }

  return (
    <ListAndOpen
      title={reviewCopy.title}
      said={announced}
      problem={problem}
      onRetry={() => void queue.reload()}
      unreadable={queue.unread > 0 ? copy.unreadable(queue.unread) : null}
      list={
        <QueueList
          wanted={wanted}
          onWanted={(next) => onAddress({ show: next === 'waiting' ? '' : next, id: '' })}
          entries={entries}
          openId={open?.id ?? null}
          onOpen={show}
        />
      }
      empty={items?.length === 0 ? { ...copy.empty[wanted], takesFocus: focused === '' } : null}
      openId={open && `queue-${open.id}`}
      open={
        open !== null &&
        items !== null && (
          <ReviewListing
            key={open.id}
            reviewApi={reviewApi}
            item={open}
            items={items}
            isOnly={!isWide}
            takesFocus={focused === open.id}
            onBack={() => onAddress({ id: '' })}
            onOpen={show}
            onOpened={queue.replace}
            onStale={() => void queue.reload()}
            onDone={goOn}
          />
        )
      }
    />
  );
}
