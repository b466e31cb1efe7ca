import type { AgeFit } from '../ages/ageFit.ts';

/**
 * Something about the plan that a family should know: facts, no sentences. Days are YYYY-MM-DD, sorted. `key` names it
 * for as long as its facts stay the same.
 */
export type Conflict = ConflictFacts & {
  key: string;
  severity: 'error' | 'warning' | 'info';
  entryIds: readonly string[];
};

export type ConflictFacts =
  /** Two rows of one child at one time. `isCertain` false: one of them names no hours. */
  | { kind: 'doubleBooking'; days: readonly string[]; isCertain: boolean }
  /** A first choice and its back-up hold the same days. The first choice comes first in `entryIds`. */
  | { kind: 'backUpHeld'; days: readonly string[] }
  /**
   * A wrong age on the first booked day. `turnsInMonth` (YYYY-MM) is set if a child becomes old enough within 90 days.
   */
  | {
      kind: 'age';
      day: string;
      fit: Extract<AgeFit, 'tooYoung' | 'tooOld' | 'maybe'>;
      turnsInMonth: string | null;
    }
  /** Booked days that the listing has no more. */
  | { kind: 'daysGone'; days: readonly string[] }
  /** The directory has the camp no more. */
  | { kind: 'campGone' }
  /** Two children at two places at about one time; `miles` as the crow flies. */
  | {
      kind: 'dropOffs' | 'pickUps';
      days: readonly string[];
      answer: 'no' | 'tight' | 'maybeFar';
      miles: number;
    }
  /** Booked days on which the child's school is on, and booked days that its calendar does not speak of. */
  | { kind: 'schoolOn' | 'schoolUnknown'; days: readonly string[] }
  /**
   * The camp begins after care is needed, ends before, or leaves a hole; `minutes` are all that is missing on the worst
   * of the days. What a family has settled is stored with this name.
   */
  | { kind: 'endsEarly'; days: readonly string[]; minutes: number }
  /** Sign-up closes within a week, and the family has not signed up. */
  | { kind: 'signUpCloses'; closesOn: string; daysLeft: number }
  /** It begins within a week and is still only planned. */
  | { kind: 'stillPlanned'; day: string; daysLeft: number }
  /** The camp of a first choice that did not work out has places left. The first choice comes first in `entryIds`. */
  | { kind: 'firstChoiceFree'; days: readonly string[] };
