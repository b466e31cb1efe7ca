import styles from './History.module.css';

/** `when`: formatted, or null when unknown. */
export type HistoryItem = { when: string | null; text: string };

/** What happened, the newest first. Plain text: names and notes come from others. */
export function History({ items }: { items: readonly HistoryItem[] }) {
  return (
    <ol className={styles.history}>
      {items.map(({ when, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same may happen twice in a minute
        <li key={`${index} ${when} ${text}`}>
          {when !== null && <small>{when}</small>}
          {text}
        </li>
      ))}
    </ol>
  );
}
