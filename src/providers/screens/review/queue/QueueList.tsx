import { reviewCopy } from '#providers/words/review.ts';
import type { QueueFilter } from '#providers/rules/review/reviewItem.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import type { QueueEntry } from './queueEntry.ts';
import styles from './QueueList.module.css';
import { QueueRow } from './QueueRow.tsx';

const copy = reviewCopy.queue;

type QueueListProps = {
  wanted: QueueFilter;
  onWanted: (wanted: QueueFilter) => void;
  entries: readonly QueueEntry[] | null;
  openId: string | null;
  onOpen: (id: string) => void;
};

const OPTIONS = (['waiting', 'asked', 'done'] as const).map((value) => ({
  value,
  label: copy.wanted[value],
}));

/** Lists waiting submissions, oldest first, with clock, name and flags. */
export function QueueList({ wanted, onWanted, entries, openId, onOpen }: QueueListProps) {
  return (
    <section className={styles.queue} aria-label={reviewCopy.tabs.queue}>
      <div className={styles.head}>
        <h2 className="row middle gap-50 nowrap">
          {copy.wanted[wanted]}{' '}
          {entries !== null && <span className={styles.count}>{entries.length}</span>}
        </h2>
        <Segmented
          label={copy.show}
          className={styles.switch}
          value={wanted}
          options={OPTIONS}
          onChange={onWanted}
        />
      </div>
      {entries !== null && (
        <ol className="stack gap-40">
          {entries.map((entry) => (
            <li key={entry.id}>
              <QueueRow
                {...entry}
                id={`queue-${entry.id}`}
                isOpen={entry.id === openId}
                onOpen={() => onOpen(entry.id)}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
