// A look at a submission through its private link. Nothing is stored: whoever opens a link keeps nothing by that.
import type { ParsedStatus } from './parseStatus.ts';
import type { LookupResult } from './outbox.ts';
import { toServerStatus } from './revisions.ts';

export function lookupResult(response: ParsedStatus, now: number): LookupResult {
  if (response.kind === 'unknown') return { state: 'unknown', answer: null };
  if (response.kind === 'later' || !response.fields) return { state: 'unreachable', answer: null };
  const { answer, fields, history } = response;
  return { state: 'known', answer: { ...toServerStatus(answer, now), fields, history } };
}
