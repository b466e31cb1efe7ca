import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { whenLabel } from '#base/day/whenLabel.ts';
import { submissionsCopy } from '#providers/words/submissions.ts';

type LastRefreshedProps = {
  entries: readonly OutboxEntry[];
  isAsking: boolean;
  isOnline: boolean;
  /** ms since 1970 */
  now: number;
};

/** How old the news on this page is. */
export function LastRefreshed({ entries, isAsking, isOnline, now }: LastRefreshedProps) {
  const { asking, cannotAsk, heard } = submissionsCopy;
  const times = entries.map(({ server }) => server?.heardAt ?? 0);
  const last = Math.max(0, ...times);
  // Nothing of it has ever reached the server: there is nothing to hear.
  if (last === 0) return null;
  return (
    <p className="no-max soft small">
      <span>{isAsking ? asking : heard(whenLabel(last, now))}</span>{' '}
      {!isOnline && <span>{cannotAsk}</span>}
    </p>
  );
}
