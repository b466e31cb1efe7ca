import { ownKind } from '#family/rules/plan/planEntry.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { personKey } from './sharedWords.ts';

/** Everybody who brings, fetches or looks after a child in the plan, each once, by name. */
export function planPeople({ entries, home }: Pick<PlanState, 'entries' | 'home'>): string[] {
  const names = [
    ...entries.flatMap((entry) => [
      entry.dropOffBy,
      entry.pickUpBy,
      ...(ownKind(entry) === 'care' ? [entry.snapshot.providerName] : []),
    ]),
    ...home.map(({ who }) => who),
  ].map((name) => name.trim());
  const byKey = new Map(names.map((name) => [personKey(name), name]));
  byKey.delete('');
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}
