import { Select } from '#ui/fields/Select.tsx';
import { ACTIVITIES } from '#camps/rules/camp/activity.ts';
import { ActivityPatch } from '../../../parts/card/ActivityPatch.tsx';
import { FacetCount } from './FacetCount.tsx';
import type { CountWith, FilterControls } from '../FilterControls.ts';
import { filterLabel, knownActivity } from '../filterLabel.ts';

type ActivitySelectProps = Pick<FilterControls, 'filters' | 'facets' | 'onChange'> & {
  className?: string | undefined;
};

/** The activity as a drop-down with patches; its empty choice removes the filter. */
export function ActivitySelect({ filters, facets, onChange, className }: ActivitySelectProps) {
  const { activities, countWith } = facets;
  const known = activities ?? [];
  const chosen = knownActivity(filters.activity, known);
  // A shared link may name what the directory does not know, or does not know yet.
  const isUnknown = chosen === undefined && filters.activity.trim() !== '';
  const label = filterLabel(filters, 'activity', { activities: activities ?? ACTIVITIES });
  return (
    <Select
      label="Activity"
      className={className}
      glyph="badge"
      placeholder="Activity type"
      loading={activities === null}
      value={chosen ?? filters.activity}
      options={[
        { value: '', label: 'Any activity' },
        ...(isUnknown ? [option(filters.activity, label, countWith)] : []),
        ...known.map((name) => option(name, name, countWith)),
      ]}
      onChange={(activity) => onChange({ activity })}
    />
  );
}

function option(value: string, label: string, countWith: CountWith | null) {
  const picture = ACTIVITIES.some((name) => name === label) && <ActivityPatch activity={label} />;
  const note = countWith && <FacetCount of={value} countWith={countWith} />;
  return { value, label, note, ...(picture && { picture }) };
}
