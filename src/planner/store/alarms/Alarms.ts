import type { AlarmKind, AlarmWish } from '#planner/rules/alarms/alarm.ts';
import type { Live } from '#base/storage/live.ts';

/**
 * Whether alarms can ring on this device. ready: after one question of the browser at most. install: an iPhone or iPad, once Camply
 * is on its home screen. inApp: not in this window of another app. blocked: the browser was told no. unable: this browser can't.
 * notSetUp: this site sends none.
 */
export type AlarmWay = 'ready' | 'install' | 'inApp' | 'blocked' | 'unable' | 'notSetUp';

/** Why alarms that were on ring no more: seen at a start, and said until they are on again or dismissed. */
export type AlarmLoss = 'permission' | 'subscription';

export type AlarmState = {
  way: AlarmWay;
  isOn: boolean;
  wish: AlarmWish;
  /** What will ring, the next one first; `isStored` once the server has it. */
  alarms: readonly {
    key: string;
    kind: AlarmKind;
    ringAt: number;
    title: string;
    isStored: boolean;
  }[];
  /** More are planned than one phone may have. */
  isFull: boolean;
  loss: AlarmLoss | null;
  /** Camps that the server knows this phone to wait for. */
  seatAlerts: readonly { campId: string; name: string; isStored: boolean }[];
  /** Ring now, to try: when it was asked for and when the push came, ms since 1970. */
  trial: { requestedAt: number; arrivedAt: number | null } | null;
  /** Null: alarms are free. */
  fee: { checkoutUrl: string; cents: number } | null;
  /** The last day of this phone's pass, YYYY-MM-DD; null without a good one. */
  passUntil: string | null;
};

/**
 * done; denied: the person said no; failed: no answer, and nothing has changed; unpaid: the season's fee is asked for; unserved: the
 * browser's push service is none that the server sends to. Of a seat alert: room: somebody has said so already, and nothing rings; gone: no such camp any more, or its season is over.
 */
export type AlarmOutcome = 'done' | 'denied' | 'failed' | 'unpaid' | 'unserved' | 'room' | 'gone';

/** The sealed alarms of this phone: its own setting, in no sync and no backup. */
export type Alarms = {
  state: Live<AlarmState>;
  /** Call it in the tap itself: the browser asks for permission. */
  turnOn(): Promise<AlarmOutcome>;
  /** Forgets everything on the phone, then on the server; what the server missed is dropped with the next signal. Rejects with StorageError on a full disk without a signal: nothing has changed. */
  turnOff(): Promise<void>;
  setWish(wish: Partial<AlarmWish>): Promise<AlarmOutcome>;
  /** An alarm due in one minute. */
  ringNow(): Promise<AlarmOutcome>;
  /** Turns alarms on if they are not. `isOn` false: the server forgets it. */
  waitForRoom(camp: { id: string; name: string }, isOn: boolean): Promise<AlarmOutcome>;
  dismissLoss(): Promise<AlarmOutcome>;
  /** Keeps a pass that a link or a checkout has brought; false for a text that is none, and where it is not stored. */
  keepPass(pass: string): Promise<boolean>;
  /** The pass that it keeps; one that has ended may still be here. */
  pass(): string | null;
};
