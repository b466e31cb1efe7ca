import { use } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { ListingContext } from './ListingContext.ts';
import { ListingInput } from './ListingInput.tsx';
import styles from './PlaceFields.module.css';
import { Section } from './Section.tsx';
import section from './Section.module.css';

/** The fields for ages and location. */
export function PlaceFields() {
  const { form, onAddress, onUndoSplit } = use(ListingContext);
  return (
    <Section title={formCopy.sections.place}>
      <ListingInput name="ageMin" inputMode="decimal" className={section.half} />
      <ListingInput name="ageMax" inputMode="decimal" className={section.half} />
      <ListingInput
        name="streetAddress"
        autoComplete="street-address"
        className={section.wide}
        hint={formCopy.hints.streetAddress}
        onPasted={onAddress}
        after={<SplitNote isSplit={form.beforeSplit !== null} onUndo={onUndoSplit} />}
      />
      <ListingInput name="city" autoComplete="address-level2" />
      <div className={section.pair}>
        <ListingInput name="state" autoComplete="address-level1" />
        <ListingInput name="zipCode" inputMode="numeric" autoComplete="postal-code" />
      </div>
    </Section>
  );
}

/** What was done with a pasted address, and the way back. */
function SplitNote({ isSplit, onUndo }: { isSplit: boolean; onUndo: () => void }) {
  return (
    <div className={styles.note} data-empty={!isSplit}>
      <output>
        {isSplit && (
          <>
            <Glyph name="check" />
            <span>{formCopy.split}</span>
          </>
        )}
      </output>
      {isSplit && (
        <Button variant="quiet" size="small" onClick={onUndo}>
          {formCopy.undo}
        </Button>
      )}
    </div>
  );
}
