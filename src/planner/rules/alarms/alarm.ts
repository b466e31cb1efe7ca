/** What an alarm is about. look: the weekly look at the plan. The rest are dates of a booking, and its sign-up. */
export type AlarmKind =
  | 'opening'
  | 'minute'
  | 'balance'
  | 'forms'
  | 'evening'
  | 'waitlist'
  | 'look';

/** An alarm that the plan asks for. */
export type PlannedAlarm = {
  /** The same for the same alarm however often it is planned; its time may move. */
  key: string;
  kind: AlarmKind;
  /** Ms since 1970, a whole minute. */
  ringAt: number;
  /** Names camps only, never a child: it is read on a locked screen. */
  title: string;
  body: string;
  /** Where a tap leads, with search and hash: '/my-camps?week=2026-06-07'. */
  path: string;
};

/** What this phone's family wants besides the one bell a day: the minute tells the server more (sealed-alarms.md). */
export type AlarmWish = { atMinute: boolean; weeklyLook: boolean };
