import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { plannedKey } from '#camps/rules/camp/sessionCamp.ts';
import { entryChanges } from '#planner/rules/changes/entryChanges.ts';
import { takeSnapshot } from '#planner/rules/changes/takeSnapshot.ts';
import { setEntry } from '#planner/rules/commands/entryCommands.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { formatChange } from '../../pieces/formatChange.ts';
import type { PlanView } from '../../PlanContext.ts';
import type { Hint } from './hint.ts';
import { entryCampName } from './hintNames.ts';

/**
 * Listings that have changed since they were last viewed, once for each camp or session. `told`: entries that already have a hint
 * about lost days or a lost camp, with a remedy. None where the family has switched them off.
 */
export function changeHints(plan: PlanView, told: ReadonlySet<string>): Hint[] {
  if (!plan.profile.emailPreferences.campUpdates) return [];
  const byCamp = new Map<string, { entries: PlanEntry[]; sentences: Set<string> }>();
  for (const entry of plan.entries) {
    const camp = plan.camps(entry)?.camp;
    if (!camp || (entry.days.at(-1) ?? plan.today) < plan.today) continue;
    const changes = entryChanges(entry, camp, plan.today).filter(
      ({ weight }) => weight !== 'quiet' && !(weight === 'broken' && told.has(entry.id)),
    );
    if (changes.length === 0) continue;
    const key = plannedKey(entry);
    const known = byCamp.get(key) ?? { entries: [], sentences: new Set<string>() };
    known.entries.push(entry);
    for (const change of changes) known.sentences.add(formatChange(change));
    byCamp.set(key, known);
  }
  return [...byCamp].flatMap(([key, { entries, sentences }]): Hint[] => {
    const [first] = entries;
    const camp = first && plan.camps(first)?.camp;
    if (!first || !camp) return [];
    const name = entryCampName(plan, first);
    const seen = takeSnapshot(camp, plan.today);
    return [
      {
        key: `changed ${key}`,
        glyph: 'bell',
        title: copy.changed.title(name),
        text: [...sentences].join(' '),
        remedies: [{ label: copy.open(name), sheet: { kind: 'entry', entryId: first.id } }],
        dismiss: {
          label: copy.gotIt,
          said: copy.gotItSaid(name),
          changes: entries.map((entry) => setEntry(entry, { snapshot: seen })),
        },
      },
    ];
  });
}
