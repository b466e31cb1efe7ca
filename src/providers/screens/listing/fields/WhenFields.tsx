import { use, useDeferredValue } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { ListingContext } from './ListingContext.ts';
import { ListingInput } from './ListingInput.tsx';
import { Section } from './Section.tsx';
import section from './Section.module.css';

// Reading dates is 9 kB, which only what is typed needs.
const DatesRead = lazyPart(async () => (await import('./DatesRead.tsx')).DatesRead);

/** Its days, hours and price. */
export function WhenFields() {
  return (
    <Section title={formCopy.sections.dates}>
      <ListingInput
        name="datesText"
        hint={formCopy.hints.datesText}
        className={section.wide}
        after={<Dates />}
      />
      <ListingInput name="hours" isOptional />
      <ListingInput name="price" isOptional hint={formCopy.hints.price} />
    </Section>
  );
}

function Dates() {
  const { form, onText } = use(ListingContext);
  const { datesText, seasonWish } = form.values;
  // Typing goes first.
  const text = useDeferredValue(datesText);
  const isHydrated = useAfterHydration();
  if (!isHydrated || datesText.trim() === '') return null;
  return <DatesRead text={text} wish={seasonWish} onWish={(wish) => onText('seasonWish', wish)} />;
}
