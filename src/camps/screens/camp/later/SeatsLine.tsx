import { useToday } from '#camps/store/directory/useSeasons.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { seatsSaid } from '#camps/rules/camp/seats.ts';
import { laterCopy } from '#camps/words/camp/later.ts';
import { SeatsTag } from '../../parts/card/CardMarks.tsx';

/** Whether there is room, or that nobody knows. */
export function SeatsLine({ camp }: { camp: Camp }) {
  const said = seatsSaid(camp, useToday());
  return (
    <p className="soft small leading-140">
      {said ? <SeatsTag said={said} /> : laterCopy.unknownSeats}
    </p>
  );
}
