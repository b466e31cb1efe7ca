import { familyWishes } from '#camps/rules/list/familyWishes.ts';
import { useKnownFamily } from '#camps/store/useKnownFamily.ts';
import { familyWishCopy as copy } from '#camps/words/familyWishes.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import type { FilterControls } from '../FilterControls.ts';

type FamilyWishesProps = Pick<FilterControls, 'filters' | 'context' | 'onChange'>;

/** The family's children, days off and ZIP code, each by one tap: nothing is filtered until it is tapped. */
export function FamilyWishes({ filters, context, onChange }: FamilyWishesProps) {
  const { breaks, days, today } = context;
  const [first = today] = days ?? [];
  const day = first > today ? first : today;
  const wishes = familyWishes(useKnownFamily(), filters, breaks ?? [], day);
  if (wishes.length === 0) return null;
  return (
    <fieldset className="stack gap-50 min-0 no-border">
      <legend className="weight-800">{copy.heading}</legend>
      <div className="cluster gap-50 mt-40">
        {wishes.map(({ key, of, isOn, change }) => {
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
