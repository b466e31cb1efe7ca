import type { Conflict, ConflictFacts } from './conflict.ts';

const LONGEST_KEY = 200;

/** A conflict with the key that its kind, rows and facts give. */
export function withKey(
  facts: ConflictFacts,
  severity: Conflict['severity'],
  entryIds: readonly string[],
): Conflict {
  const when = 'days' in facts ? [facts.days[0] ?? '', facts.days.length] : [];
  const day = 'day' in facts ? [facts.day] : [];
  const rest = 'answer' in facts ? [facts.answer] : 'fit' in facts ? [facts.fit] : [];
  const ids = entryIds.toSorted().map((id) => id.slice(0, 40));
  const key = [facts.kind, ...ids, ...when, ...day, ...rest].join(' ').slice(0, LONGEST_KEY);
  return { ...facts, key, severity, entryIds };
}
