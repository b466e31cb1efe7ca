import type { HomeId } from '#family/rules/plan/custodyRows.ts';

/** What is open over the planner. Days are YYYY-MM-DD. */
export type PlanSheet =
  /** What could cover a day of a child. */
  | { kind: 'day'; childId: string; day: string }
  /** The camps for several open days of a week of a child, in order. */
  | { kind: 'week'; childId: string; days: readonly string[] }
  /** A camp of the plan. */
  | { kind: 'entry'; entryId: string }
  /** The sheet that changes the booked days of a camp. */
  | { kind: 'move'; entryId: string }
  /** The sheet for caregivers at home and the kind of school day. */
  | { kind: 'home'; childId: string; day: string }
  /**
   * A new entry of the family's own. Null: not for a certain child. `days`: of one week, in order; none: the open ones
   * of the shown week. `who`: whoever looks after the child.
   */
  | { kind: 'own'; childId: string | null; days: readonly string[]; who?: string }
  /** Another child of the family. */
  | { kind: 'child' }
  /** The hours that need care. */
  | { kind: 'hours' }
  /** A child's school calendar. */
  | { kind: 'calendar'; childId: string }
  /** The last and the first day of school of a child without a known summer. */
  | { kind: 'summer'; childId: string }
  /** Last summer's bookings, for this one. */
  | { kind: 'lastSummer' }
  /** Registration is about to open, or has. */
  | { kind: 'register'; entryId: string }
  /** A question to a camp, ready to be sent. */
  | { kind: 'ask'; entryId: string }
  /** Budget of the break that is shown. */
  | { kind: 'budget' }
  /** The two homes, and their nights; null: of all children. */
  | { kind: 'homes'; childId: string | null }
  /** One of the two homes. */
  | { kind: 'household'; home: HomeId }
  /** Nights that differ from the pattern, from the one of `day` on. */
  | { kind: 'nights'; childId: string; day: string }
  /** The plan of two homes on two phones. */
  | { kind: 'shareHomes' }
  /** What the other home may see. */
  | { kind: 'sharedFields' }
  /** What rings on this phone. */
  | { kind: 'alarms' }
  /** Calendar files, a picture, paper. */
  | { kind: 'handOver' }
  /** The shown week, or its whole break, as a picture to send: once it is covered. */
  | { kind: 'covered' }
  /** A link for one person. */
  | { kind: 'share' };

/** What every sheet of the planner gets. It stays mounted while it leaves: `isOpen` is false then. */
export type SheetProps<Kind extends PlanSheet['kind']> = {
  sheet: Extract<PlanSheet, { kind: Kind }>;
  isOpen: boolean;
  onClose: () => void;
};
