import type { Filters } from '#domain/list/filters.ts';
import { Select } from '#ui/fields/Select.tsx';
import { ActivityPatch, drawnActivities } from '#parts/ActivityPatch.tsx';
import { FacetCount, type CountWith } from './FacetCount.tsx';
import { filterLabels, knownActivity } from './filterLabels.ts';

type ActivitySelectProps = {
  /** Null while this phone has no camps to count. */
  countWith: CountWith | null;
  filters: Filters;
  /** Null while this phone does not know any yet. */
  activities: readonly string[] | null;
  onChange: (activity: string) => void;
};

/** The activity as a drop-down with patches; the empty choice lets it go. */
export function ActivitySelect({ filters, activities, countWith, onChange }: ActivitySelectProps) {
  const known = activities ?? [];
  const chosen = knownActivity(filters.activity, known);
  // A shared link may name what the directory does not know, or does not know yet.
  const foreign = chosen === undefined && filters.activity.trim() !== '';
  const said = filterLabels(filters, 'activity', { activities: activities ?? drawnActivities });
  return (
    <Select
      label="Activity"
      glyph="badge"
      placeholder="Activity type"
      loading={activities === null}
      value={chosen ?? filters.activity}
      options={[
        { value: '', label: 'Any activity' },
        ...(foreign ? [option(filters.activity, said, countWith)] : []),
        ...known.map((name) => option(name, name, countWith)),
      ]}
      onChange={onChange}
    />
  );
}

function option(value: string, label: string, countWith: CountWith | null) {
  const picture = drawnActivities.includes(label) && <ActivityPatch activity={label} />;
  const note = countWith && <FacetCount of={value} countWith={countWith} />;
  return { value, label, note, ...(picture && { picture }) };
}
