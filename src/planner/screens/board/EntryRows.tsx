import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';

type EntryRowsProps = { entries: readonly PlanEntry[]; says: (entry: PlanEntry) => string };

/** Camps of the plan, each with what there is to say about it; a press opens it. */
export function EntryRows({ entries, says }: EntryRowsProps) {
  const { open } = usePlan();
  return (
    <ul className="stack">
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" onClick={() => open({ kind: 'entry', entryId: entry.id })}>
            <b>{entry.snapshot.providerName}</b>
            <span className="coral small weight-750">{says(entry)}</span>
            <Glyph name="chev" />
          </button>
        </li>
      ))}
    </ul>
  );
}
