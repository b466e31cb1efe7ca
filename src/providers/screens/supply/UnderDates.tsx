import type { Break } from '#camps/rules/season/season.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import type { Values } from '../listing/form/formContent.ts';
import { DatesRead } from '../listing/fields/DatesRead.tsx';
import { SupplyLine } from './SupplyLine.tsx';

type UnderDatesProps = { typed: Values; onWish: (wish: Break) => void };

/** Under the form's dates: how they are read, and who else runs a camp then. One part: what came second would push the other. */
export function UnderDates({ typed, onWish }: UnderDatesProps) {
  const { datesText, seasonWish, city, zipCode } = typed;
  const hasPlace = city.trim() !== '' || zipCode.trim() !== '';
  return (
    <>
      {datesText.trim() !== '' && <DatesRead text={datesText} wish={seasonWish} onWish={onWish} />}
      {hasPlace && (
        // The form is complete without it, whatever goes wrong in it.
        <LazyBoundary optional="drawing">
          <SupplyLine typed={typed} />
        </LazyBoundary>
      )}
    </>
  );
}
