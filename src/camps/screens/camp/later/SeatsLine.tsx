import type { Camp } from '#camps/rules/camp/camp.ts';
import { isOver, type SeasonDay } from '#camps/rules/camp/isOver.ts';
import { seatsSaid } from '#camps/rules/camp/seats.ts';
import { laterCopy } from '#camps/words/camp/later.ts';
import { SeatsTag } from '../../parts/card/SeatsMark.tsx';

/** Whether there is room, or that nobody knows; nothing of a camp that is over. */
export function SeatsLine({ camp, season }: { camp: Camp; season: SeasonDay }) {
  const said = seatsSaid(camp, season.day);
  if (isOver(camp, season)) return null;
  return (
    <p className="soft small leading-140">
      {said ? <SeatsTag said={said} /> : laterCopy.unknownSeats}
    </p>
  );
}
