import { reviewCopy } from '#providers/words/review.ts';
import type { QueueFilter } from '#providers/rules/review/reviewItem.ts';
import { classes } from '#ui/classes.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import type { QueueEntry } from './queueEntry.ts';
import styles from './QueueList.module.css';

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
              <button
                type="button"
                id={`queue-${entry.id}`}
                className={classes(styles.entry, entry.id === openId && styles.open)}
                aria-current={entry.id === openId ? 'true' : undefined}
                onClick={() => onOpen(entry.id)}
              >
                <Entry {...entry} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ name, clock, tone, what, flags }: QueueEntry) {
  return (
    <>
      <span className={classes(styles.clock, styles[tone])}>{clock}</span>
      <span className={classes('min-0', styles.text)}>
        <b className="block anywhere" dir="auto">
          {name}
        </b>
        <small>{what}</small>
        {flags.map((flag) => (
          <em key={flag}>{flag}</em>
        ))}
      </span>
    </>
  );
}
