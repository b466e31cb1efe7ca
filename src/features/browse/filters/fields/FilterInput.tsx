import type { ComponentProps } from 'react';
import { TextInput } from '#ui/fields/TextInput.tsx';
import type { FilterControls } from '../FilterControls.ts';

const fields = {
  search: {
    glyph: 'search',
    type: 'search',
    enterKeyHint: 'search',
    autoComplete: 'off',
    placeholder: 'Search camps...',
  },
  location: { glyph: 'pin', autoComplete: 'postal-code', placeholder: 'City or zip code' },
} as const;

// The address bar keeps no longer text (domain/list/filters.ts).
const MAX_LENGTH = 200;

type FilterInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onText' | 'name'> & {
  name: keyof typeof fields;
  controls: Pick<FilterControls, 'filters' | 'onType'>;
};

/** The text field of the search or the location, the same in every bar. Props replace its own. */
export function FilterInput({ name, controls, ...props }: FilterInputProps) {
  return (
    <TextInput
      name={name}
      maxLength={MAX_LENGTH}
      {...fields[name]}
      {...props}
      value={controls.filters[name]}
      onText={(text) => controls.onType({ [name]: text })}
    />
  );
}
