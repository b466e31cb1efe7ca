import { weekCopy as copy } from '#planner/words/week.ts';
import type { AtHomeClaim } from '#planner/rules/coverage/homeDays.ts';

/** The caregiver at home: a name, “you”, or a guess on a day that most parents have off. */
export function formatAtHome({ rowId, who }: AtHomeClaim): string {
  if (rowId === null) return copy.homeGuess;
  return who === '' ? copy.you : who;
}
