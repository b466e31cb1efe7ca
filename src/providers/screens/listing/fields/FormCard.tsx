import { use, useDeferredValue } from 'react';
import { FORM_CARDS, type FormField } from '#providers/rules/submission/fields.ts';
import { formCopy } from '#providers/words/listing/form.ts';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { ListingContext } from './ListingContext.ts';
import { ListingInput } from './ListingInput.tsx';
import { Section } from './Section.tsx';
import section from './Section.module.css';
import { ThemePicker } from './ThemePicker.tsx';

// Reading dates is 9 kB, which only what is typed needs.
const UnderDates = lazyPart(async () => (await import('../../supply/supplyParts.ts')).UnderDates);

/** One card of the form, with its fields. */
export function FormCard({ card }: { card: keyof typeof FORM_CARDS }) {
  return (
    <Section title={formCopy.sections[card]}>
      {FORM_CARDS[card].map((name) => (
        <CardField key={name} name={name} />
      ))}
    </Section>
  );
}

function CardField({ name }: { name: FormField }) {
  const { form, rules, dispatch } = use(ListingContext);
  function splitAddress(text: string) {
    const split = rules?.pasteAddress(form, text) ?? null;
    if (split !== null) dispatch({ type: 'split', form: split });
    return split !== null;
  }
  switch (name) {
    case 'theme':
      return <ListingInput name="theme" after={<ThemePicker />} />;
    case 'streetAddress':
      return <ListingInput name="streetAddress" onPasted={splitAddress} after={<SplitNote />} />;
    case 'datesText':
      return <ListingInput name="datesText" after={<Dates />} />;
    case 'state':
      return (
        <div className={section.pair}>
          <ListingInput name="state" />
          <ListingInput name="zipCode" />
        </div>
      );
    // Beside the state, and below the dates.
    case 'zipCode':
    case 'seasonWish':
      return null;
    default:
      return <ListingInput name={name} />;
  }
}

/** What was done with a pasted address, and the way back. */
function SplitNote() {
  const { form, dispatch } = use(ListingContext);
  const isSplit = form.beforeSplit !== null;
  return (
    <div className={section.note} data-empty={!isSplit}>
      <output>
        {isSplit && (
          <>
            <Glyph name="check" />
            <span>{formCopy.split}</span>
          </>
        )}
      </output>
      {isSplit && (
        <Button variant="quiet" size="small" onClick={() => dispatch({ type: 'undoSplit' })}>
          {formCopy.undo}
        </Button>
      )}
    </div>
  );
}

function Dates() {
  const { form, dispatch } = use(ListingContext);
  const { datesText, city, zipCode } = form.values;
  // Typing goes first.
  const typed = useDeferredValue(form.values);
  const isHydrated = useAfterHydration();
  const hasSomething = [datesText, city, zipCode].some((text) => text.trim() !== '');
  if (!isHydrated || !hasSomething) return null;
  return (
    <UnderDates
      typed={typed}
      onWish={(wish) => dispatch({ type: 'typeInto', field: 'seasonWish', text: wish })}
    />
  );
}
