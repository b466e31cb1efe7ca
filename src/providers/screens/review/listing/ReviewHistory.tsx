import { reviewCopy } from '#providers/words/review.ts';
import { momentLabel } from '#base/day/moment.ts';
import type { ReviewEvent, ReviewItem } from '#providers/rules/review/reviewItem.ts';
import { History } from '../../parts/History.tsx';
import { Panel } from '#ui/layout/Panel.tsx';

const copy = reviewCopy.history;

/** The events of a submission, and who caused them. */
export function ReviewHistory({ item }: { item: ReviewItem }) {
  const items = item.history.toReversed().map((event) => ({
    when: momentLabel(Date.parse(event.at)),
    text: textOf(event),
  }));
  return (
    <Panel title={copy.title}>
      <History items={[...items, { when: null, text: copy.sender(item.fields.email) }]} />
    </Panel>
  );
}

const events: Readonly<Record<string, string>> = copy.events;

function textOf({ what, actor, note }: ReviewEvent): string {
  const text = Object.hasOwn(events, what) ? (events[what] ?? what) : what;
  const line = actor === null ? text : `${actor} ${text}`;
  return note === null ? line : `${line}: “${note}”`;
}
