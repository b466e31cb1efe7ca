import type { Camp } from '#camps/rules/camp/camp.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanChange, Sent } from '#family/rules/plan/planRows.ts';

type Opening = {
  camp: Pick<Camp, 'registrationOpensAt' | 'registrationOpensOn'>;
  entries: readonly Pick<PlanEntry, 'id'>[];
};

/** The prefix of a sent sign-up's id; the entry's id follows. */
const ALARM_ID = 'register-';

/**
 * Whether the current alarm of a camp's sign-up was handed to a calendar, and the sequence of its event, one more when
 * the opening has moved since.
 */
export function alarmSent(
  sent: readonly Sent[],
  { camp, entries }: Opening,
): { isSent: boolean; sequence: number } {
  const ids = new Set(entries.map(({ id }) => ALARM_ID + id));
  const rows = sent.filter(({ id }) => ids.has(id));
  const isSent = rows.some(({ shown }) => shown === shownOf(camp));
  const last = Math.max(-1, ...rows.map(({ sequence }) => sequence));
  return { isSent, sequence: isSent ? Math.max(0, last) : last + 1 };
}

/** The rows to save after the hand-over, for each entry of the camp. `now`: ms since 1970. */
export const putAlarm = (sent: readonly Sent[], opening: Opening, now: number): PlanChange[] => {
  const { sequence } = alarmSent(sent, opening);
  return opening.entries.map((entry) => {
    const id = ALARM_ID + entry.id;
    const shown = shownOf(opening.camp);
    return { kind: 'sent_event', id, row: { id, sequence, changedAt: now, days: [], shown } };
  });
};

const shownOf = ({ registrationOpensAt, registrationOpensOn }: Opening['camp']) =>
  registrationOpensAt ?? registrationOpensOn ?? '';
