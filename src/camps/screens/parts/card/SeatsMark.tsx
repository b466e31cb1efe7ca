import { shortDay } from '#base/day/calendar.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { isOver, type SeasonDay } from '#camps/rules/camp/isOver.ts';
import { type SeatsSaid, seatsSaid } from '#camps/rules/camp/seats.ts';
import { isNotOpenYet } from '#camps/rules/season/isNotOpenYet.ts';
import { notOpenCopy } from '#camps/words/camp/notOpen.ts';
import { seatsCopy } from '#camps/words/camp/seats.ts';
import styles from './SeatsMark.module.css';

type SeatsMarkProps = {
  camp: Camp;
  season: SeasonDay;
  /** No room for the day: it is heard, and the camp's page shows it. */
  isBrief?: boolean;
};

/**
 * Whether a camp has room, as somebody said it within a week, or that its sign-up has not begun; nothing of one that is
 * over, or of which nobody knows.
 */
export function SeatsMark({ camp, season, isBrief = false }: SeatsMarkProps) {
  if (isOver(camp, season)) return null;
  if (isNotOpenYet(camp, season)) {
    return (
      <span className={styles.seats} data-seats="later">
        <b>{isBrief ? notOpenCopy.brief : notOpenCopy.mark}</b>
      </span>
    );
  }
  const said = seatsSaid(camp, season.day);
  return said && <SeatsTag said={said} isBrief={isBrief} />;
}

type SeatsTagProps = Pick<SeatsMarkProps, 'isBrief'> & { said: SeatsSaid };

export const SeatsTag = ({ said: { seats, saidOn }, isBrief }: SeatsTagProps) => (
  <span className={styles.seats} data-seats={seats}>
    <b>{seatsCopy[isBrief && seats === 'few' ? 'fewBrief' : seats]}</b>
    <small
      className={isBrief ? 'unseen' : undefined}
    >{` ${seatsCopy.asOf(shortDay(saidOn))}`}</small>
  </span>
);
