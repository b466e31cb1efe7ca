import type { KeyboardEvent } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './QueueList.module.css';
import type { QueueEntry } from './queueEntry.ts';

type QueueRowProps = QueueEntry & {
  isOpen: boolean;
  onOpen: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** What waits, with its clock and flags; the open one is marked. */
export function QueueRow(props: QueueRowProps) {
  const { id, name, clock, tone, what, flags, isOpen, onOpen, onKeyDown } = props;
  return (
    <button
      type="button"
      id={id}
      className={classes(styles.entry, isOpen && styles.open)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
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
    </button>
  );
}
