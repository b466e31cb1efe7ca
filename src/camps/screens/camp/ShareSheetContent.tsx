import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { AddToCalendarSheet } from './calendar/AddToCalendarSheet.tsx';
import { PosterSheet } from './poster/PosterSheet.tsx';

type ShareSheetContentProps = {
  kind: 'calendar' | 'poster';
  known: KnownCamp;
  days: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** One file for both: two would cost every visit to the page some bytes more. */
export function ShareSheetContent({ kind, known, days, ...state }: ShareSheetContentProps) {
  return kind === 'poster' ? (
    <PosterSheet known={known} {...state} />
  ) : (
    <AddToCalendarSheet camp={known.camp} days={days} {...state} />
  );
}
