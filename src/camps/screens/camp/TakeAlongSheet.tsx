import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { CalendarSheet } from './calendar/CalendarSheet.tsx';
import { PosterSheet } from './poster/PosterSheet.tsx';

type TakeAlongSheetProps = {
  kind: 'calendar' | 'poster';
  known: KnownCamp;
  days: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** One file for both: two would cost every visit to the page some bytes more. */
export function TakeAlongSheet({ kind, known, days, ...state }: TakeAlongSheetProps) {
  return kind === 'poster' ? (
    <PosterSheet known={known} {...state} />
  ) : (
    <CalendarSheet camp={known.camp} days={days} {...state} />
  );
}
