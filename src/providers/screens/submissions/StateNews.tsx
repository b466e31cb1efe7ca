import { useEffect, useRef, useState } from 'react';
import { submissionsCopy } from '#providers/words/submissions.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SubmissionSummary } from './cards/submissionSummaries.ts';

/** Announces which submissions have changed their state since the page was opened. */
export function StateNews({
  cards,
}: {
  cards: readonly Pick<SubmissionSummary, 'id' | 'name' | 'title'>[];
}) {
  const last = useRef(new Map<string, string>());
  const [news, setNews] = useState('');
  useEffect(() => {
    const changed = cards.filter(({ id, title }) => (last.current.get(id) ?? title) !== title);
    last.current = new Map(cards.map(({ id, title }) => [id, title]));
    if (changed.length === 0) return;
    setNews(changed.map(({ name, title }) => submissionsCopy.state(name, title)).join('. '));
  }, [cards]);
  return (
    <VisuallyHidden>
      <output>{news}</output>
    </VisuallyHidden>
  );
}
