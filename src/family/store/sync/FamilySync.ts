// What a family can do about keeping several devices in step. Nothing throws but storage that fails (StorageError).
import type { Counts } from '#family/rules/backup/countRecords.ts';
import type { Live } from '#base/storage/live.ts';
import type { Lock } from './familyKey.ts';

export type SyncState =
  /** The state has not been read yet. */
  | { is: 'opening' }
  /** It could not be read: the storage fails, or the code did not arrive. */
  | { is: 'failed' }
  /** Everything is on this phone only. */
  | { is: 'off' }
  /** `problem`: of the last pass. `leftOut`: records that the server does not take. */
  | {
      is: 'on';
      syncedAt: number | null;
      isRunning: boolean;
      problem: 'unreachable' | 'full' | 'clock' | 'storage' | 'broken' | null;
      leftOut: number;
      /** The recovery code that was made on this phone was not noted down. */
      lacksRecoveryCode: boolean;
    }
  /** On, but signed out. */
  | { is: 'signedOut' }
  /** On, and the second step of the sign-in has not been taken. */
  | { is: 'secondStep' }
  /** On, and the key is not here: the password or the recovery code brings it. */
  | { is: 'locked' }
  /** The plan of this phone is that of another account than the one that is signed in; `isOn`: it was in step. */
  | { is: 'otherFamily'; isOn: boolean }
  /** Off here; the copy on the server goes as soon as it can be reached. */
  | { is: 'ending' }
  /** Another device has switched it off. */
  | { is: 'ended' };

/** `unreachable`: later it works. `limited`: too many tries. */
export type SyncTrouble = 'unreachable' | 'limited' | 'signedOut' | 'secondStep';

/** `open`: its key is known here. `locked`: it takes the password or the recovery code. */
export type AccountCopy = 'none' | 'open' | 'locked';

/** What is here, what the account has, and both put together. */
export type JoinPreview = { here: Counts; account: Counts; together: Counts };

export type TurnOnOutcome =
  | { outcome: 'done'; recoveryCode: string }
  /** `copyThere`: the account has a copy already, of another device. */
  | { outcome: 'wrong' | 'copyThere' | SyncTrouble };

export type FamilySync = {
  state: Live<SyncState>;
  /** Whether the account has a copy. */
  look(): Promise<AccountCopy | SyncTrouble>;
  /** Begins a copy from this phone. `password`: of the account, just entered. */
  turnOn(password: string): Promise<TurnOnOutcome>;
  /** Turns sync on with a new copy, which replaces one that can no longer be opened. */
  startAnew(password: string): Promise<TurnOnOutcome>;
  /** Brings the key here: a locked phone goes on, another one can join. */
  unlock(lock: Lock, secret: string): Promise<'done' | 'wrong' | 'none' | SyncTrouble>;
  /** What joining would bring; the key must be here. Nothing changes yet. */
  preview(): Promise<JoinPreview | SyncTrouble>;
  /** Puts this phone's plan and the account's together, and stays in step. Ends with the first pass. */
  join(): Promise<'done' | SyncTrouble>;
  /** The earlier code does not open it any more. */
  newRecoveryCode(): Promise<{ recoveryCode: string } | SyncTrouble>;
  /** Records that the latest recovery code was noted down. */
  recoveryCodeNoted(): Promise<void>;
  /** Off at once here; the copy on the server goes now or, without a signal, later. */
  turnOff(): Promise<void>;
  /** It was read that another device has switched it off. */
  dismissEnded(): Promise<void>;
  /** Now, whatever was planned; ends with that pass. */
  syncNow(): Promise<void>;
  /**
   * The server has just taken this password: of a sign-in, or a new one. 'joinable' when the account has a copy that
   * this phone is not part of.
   */
  onPassword(password: string): Promise<'joinable' | 'otherFamily' | null>;
  /** Sets this phone's plan aside for its family, and shows the signed-in user's plan. */
  putAside(): Promise<void>;
  /** This phone's plan goes with the account that is signed in now. Only where it is not in step with another one. */
  claim(): Promise<void>;
  /** The account is gone, and its copy with it. Another account's plan that is on this phone stays theirs. */
  accountDeleted(userId: string): Promise<void>;
};
