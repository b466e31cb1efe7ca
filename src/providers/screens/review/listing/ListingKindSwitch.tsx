import { reviewCopy } from '#providers/words/review.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';

const { title, basic, featured } = reviewCopy.listingKind;

type ListingKindSwitchProps = {
  value: 'basic' | 'featured';
  className?: string | undefined;
  onChange: (listing: 'basic' | 'featured') => void;
};

export const ListingKindSwitch = (props: ListingKindSwitchProps) => (
  <Segmented
    label={title}
    options={[
      { value: 'basic', label: basic },
      { value: 'featured', label: featured },
    ]}
    {...props}
  />
);
