import { familyFilters } from '#camps/rules/list/familyFilters.ts';
import { useKnownFamily } from '#camps/store/useKnownFamily.ts';
import { familyFilterCopy as copy } from '#camps/words/familyFilters.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import type { FilterControls } from '../FilterControls.ts';

type FamilyFiltersProps = Pick<FilterControls, 'filters' | 'context' | 'onChange'>;

/** The family's children, days off and ZIP code, each by one tap: nothing is filtered until it is tapped. */
export function FamilyFilters({ filters, context, onChange }: FamilyFiltersProps) {
  const { breaks, days, today } = context;
  const [first = today] = days ?? [];
  const day = first > today ? first : today;
  const offered = familyFilters(useKnownFamily(), filters, breaks ?? [], day);
  if (offered.length === 0) return null;
  return (
    <fieldset className="stack gap-50 min-0 no-border">
      <legend className="weight-800">{copy.heading}</legend>
      <div className="cluster gap-50 mt-40">
        {offered.map(({ key, of, isOn, change }) => {
          const label = copy.label(of);
          return isOn ? (
            <Chip key={key} onRemove={() => onChange(change)} removeLabel={copy.drop(label)}>
              {label}
            </Chip>
          ) : (
            <Chip key={key} glyph="plus" onClick={() => onChange(change)}>
              {label}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
