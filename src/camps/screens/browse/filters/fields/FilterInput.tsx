import type { ComponentProps } from 'react';
import { TextInput } from '#ui/fields/TextInput.tsx';
import type { FilterControls } from '../FilterControls.ts';
import { placeText } from './place.ts';

const fields = {
  search: {
    name: 'search',
    glyph: 'search',
    type: 'search',
    enterKeyHint: 'search',
    autoComplete: 'off',
    placeholder: 'Search camps...',
  },
  place: {
    name: 'location',
    glyph: 'pin',
    autoComplete: 'postal-code',
    placeholder: 'City or zip code',
  },
} as const;

// The limit of the address (camps/rules/list/filters.ts).
const MAX_LENGTH = 200;

type FilterInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onText' | 'name'> & {
  of: keyof typeof fields;
  controls: Pick<FilterControls, 'filters' | 'onType'>;
};

/** The text field of the search or the place, the same in every bar. Props replace its own. */
export function FilterInput({ of, controls, ...props }: FilterInputProps) {
  const { filters } = controls;
  return (
    <TextInput
      maxLength={MAX_LENGTH}
      {...fields[of]}
      {...props}
      value={of === 'place' ? placeText(filters) : filters.search}
      onText={(text) => controls.onType({ [of]: text })}
    />
  );
}
