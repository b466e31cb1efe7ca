import { useEffect, useMemo, useRef, useState } from 'react';
import { useReadyDirectory, useToday } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import type { ReviewAddress } from '#providers/rules/review/reviewAddress.ts';
import type { ReviewItem, QueueFilter } from '#providers/rules/review/reviewItem.ts';
import { withDays } from '#providers/rules/duplicates/withDays.ts';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useIsWide } from '#ui/useIsWide.ts';
import { ReviewListing } from '../listing/ReviewListing.tsx';
import { reviewProblemText } from '../reviewProblemText.ts';
import page from '../ReviewPage.module.css';
import styles from './Queue.module.css';
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

  // On phones the way back leads to where the listing was opened.
  const lastOpen = useRef('');
  useEffect(() => {
    if (open === null && lastOpen.current !== '') {
      document.getElementById(`queue-${lastOpen.current}`)?.focus();
    }
    lastOpen.current = open?.id ?? '';
  }, [open]);

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

  const isEmpty = items !== null && items.length === 0;
  return (
    <div className={classes(page.page, styles.page)}>
      <Wrap>
        {open === null && !isEmpty && (
          <VisuallyHidden>
            <h1>{reviewCopy.title}</h1>
          </VisuallyHidden>
        )}
        <output className={styles.said}>{announced}</output>
        {problem !== null && (
          <Alert
            tone="danger"
            title={reviewProblemText(problem)}
            className={styles.problem}
            action={
              <Button variant="line" size="small" onClick={() => void queue.reload()}>
                {reviewCopy.notOpened.retry}
              </Button>
            }
          />
        )}
        {queue.unread > 0 && <Alert tone="warn" title={copy.unreadable(queue.unread)} />}
        <div className={styles.grid}>
          {(isWide || open === null) && (
            <div className={styles.list}>
              <QueueList
                wanted={wanted}
                onWanted={(next) => onAddress({ show: next === 'waiting' ? '' : next, id: '' })}
                entries={entries}
                openId={open?.id ?? null}
                onOpen={show}
              />
            </div>
          )}
          {isEmpty && <Empty key={wanted} wanted={wanted} takesFocus={focused === ''} />}
          {open !== null && items !== null && (
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
          )}
        </div>
      </Wrap>
    </div>
  );
}

type EmptyProps = { wanted: QueueFilter; takesFocus: boolean };

function Empty({ wanted, takesFocus }: EmptyProps) {
  const { title, text } = copy.empty[wanted];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={page.aside}>
      <EmptyScene />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
    </div>
  );
}
