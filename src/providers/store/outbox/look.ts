// A look at a submission through its private link. Nothing is stored: whoever opens a link keeps nothing by that.
import type { HeardStatus } from './hearStatus.ts';
import type { Looked } from './outbox.ts';
import { wordOf } from './revisions.ts';

export function looked(heard: HeardStatus, now: number): Looked {
  if (heard.kind === 'unknown') return { state: 'unknown', answer: null };
  if (heard.kind === 'later' || !heard.fields) return { state: 'unreachable', answer: null };
  const { answer, fields, history } = heard;
  return { state: 'known', answer: { ...wordOf(answer, now), fields, history } };
}
