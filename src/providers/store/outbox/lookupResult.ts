// The status of a submission, fetched through its private link. Opening a link stores nothing.
import type { ParsedStatus } from './parseStatus.ts';
import type { LookupResult } from './outbox.ts';
import { toServerStatus } from './revisions.ts';

export function lookupResult(response: ParsedStatus, now: number): LookupResult {
  if (response.kind === 'unknown') return { state: 'unknown', answer: null };
  if (response.kind === 'later' || !response.fields) return { state: 'unreachable', answer: null };
  const { answer, fields, history } = response;
  return { state: 'known', answer: { ...toServerStatus(answer, now), fields, history } };
}
