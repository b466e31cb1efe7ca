import type { Camp } from '../../camp/camp.ts';
import { type DatesLabel, datesLabel } from './datesLabel.ts';
import { groupSessions, listedDates } from './campDays.ts';

/**
 * What a card shows: the sessions when the text has nothing else, else the provider's own words. A listing without
 * words but with days shows those; 'none' is 'Dates not available'. `seasonYear` and `fromMonth` as in readCampDates,
 * `impliedYear` as in datesLabel.
 */
export function cardDates(
  camp: Pick<Camp, 'datesText' | 'days'>,
  seasonYear: number,
  fromMonth = 1,
  impliedYear?: number,
): DatesLabel {
  const words = camp.datesText?.trim() ?? '';
  if (words === '') return datesLabel(groupSessions(camp.days ?? []), impliedYear);
  const dates = listedDates(words, seasonYear, fromMonth);
  return dates.unread.length > 0 || dates.sessions.length === 0 || dates.hasNotes === true
    ? { kind: 'simple', text: words }
    : datesLabel(dates.sessions, impliedYear);
}

/** The dates in one line: the sessions, or what many come to; '' without any. */
export function datesText(label: DatesLabel): string {
  return label.kind === 'none' ? '' : label.text;
}
