import type { Directory } from '#camps/rules/camp/directory.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { Child } from '#family/rules/profile.ts';
import type { PlanCamps } from '../coverage/planCamps.ts';
import type { Span } from '../coverage/span.ts';

/** What alarms are planned from. */
export type AlarmSource = {
  /** As they are stored: an undecided one has the listing of no day. */
  entries: readonly PlanEntry[];
  camps: PlanCamps;
  directory: Pick<Directory, 'camps' | 'seasons'>;
  /** Their names become initials where the family wrote them. */
  children: readonly Pick<Child, 'id' | 'firstName'>[];
};

/** `minutes` after midnight in Atlanta; null where only the day is known. */
export type SignUpFact = { name: string; minutes: number | null };

type SignUpsFact = {
  signUps: readonly SignUpFact[];
  /** The day (YYYY-MM-DD) on which the oldest of this was said; null: unknown. */
  saidOn: string | null;
};

/** What an alarm says, in facts. `isEve`: it rings on the evening before. */
type AlarmWords =
  | ({ kind: 'opening'; isEve: boolean } & SignUpsFact)
  | ({ kind: 'minute' } & SignUpsFact)
  | { kind: 'balance' | 'forms' | 'waitlist'; isEve: boolean; name: string }
  | {
      kind: 'evening';
      name: string;
      /** Whether the booking begins, or goes on, on the next day. */
      isTomorrow: boolean;
      /** From drop-off to pick-up; null: unknown, or overnight. */
      hours: Span | null;
      /** '' for unknown. */
      place: string;
    }
  | { kind: 'look' };

export type AlarmFact = AlarmWords & {
  key: string;
  /** Ms since 1970, a whole minute. */
  ringAt: number;
  /** The day of the plan that it is about, YYYY-MM-DD; '' for none. */
  day: string;
};
