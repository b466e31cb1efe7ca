// What a family can do about keeping several devices in step. Nothing throws but storage that fails (StorageError).
import type { Counts } from '#family/rules/backup/countRecords.ts';
import type { Live } from '#base/storage/live.ts';
import type { HandOverFailure, SentHandOver } from '../handOver/handOverPost.ts';
import type { SpaceKeys } from '../space/spaceKeys.ts';
import type { RunStatus } from './createRunner.ts';
import type { ListedDevice } from './devices.ts';

export type SyncState =
  /** The state has not been read yet. */
  | { is: 'opening' }
  /** It could not be read: the storage fails, or the code did not arrive. */
  | { is: 'failed' }
  /** Everything is on this phone only. */
  | { is: 'off' }
  /**
   * `problem`: of the last pass. `leftOut`: records that the server does not take. `keptOut`: entries of the server that
   * could not be read. `isCarriedOver`: it synced with an account before.
   */
  | ({
      is: 'on';
      syncedAt: number | null;
      leftOut: number;
      keptOut: number;
      /** The latest recovery code was not noted down. */
      lacksRecoveryCode: boolean;
      isCarriedOver: boolean;
      /** This one included, the earliest first. */
      devices: readonly ListedDevice[];
      /** When another device has made the latest recovery code; null where none has. */
      newCodeAt: number | null;
    } & RunStatus)
  /** Its key is not here: another device of the family or the recovery code brings it. */
  | { is: 'locked' }
  /** Off here; the copy on the server goes as soon as it can be reached. */
  | { is: 'ending' }
  /** Another device has switched it off. */
  | { is: 'ended' }
  /** Another device has removed this one. */
  | { is: 'removed' };

/** `unreachable`: later it works. `full`: the space has 20 devices. `on`: another tab has turned sync on meanwhile. */
export type SyncTrouble = 'unreachable' | 'full' | 'on';

/**
 * How a phone has joined. `later`: the plan comes with the next signal. `stuck`: the state says what is in the way.
 * `ended`, `removed`: another device has turned sync off, or changed the key, meanwhile: nothing came.
 */
export type Joined = 'done' | 'later' | 'stuck' | 'ended' | 'removed';

/** What is here, what the other devices have, and both put together. */
export type JoinPreview = { here: Counts; devices: Counts; together: Counts };

export type FamilySync = {
  state: Live<SyncState>;
  /** Begins a space from this phone. */
  turnOn(): Promise<{ recoveryCode: string } | SyncTrouble>;
  /** What takes another phone in, for 15 minutes: letters and a link. */
  addDevice(): Promise<SentHandOver>;
  /**
   * The letters or the link of another phone, or the recovery code. `plan`: a code that carries a plan only.
   * `unknownRecovery`: a recovery code that is mistyped, or not the latest.
   */
  bring(code: string): Promise<'done' | 'plan' | 'unknownRecovery' | HandOverFailure | SyncTrouble>;
  /** Keys that another phone has handed over. */
  bringKeys(keys: SpaceKeys): Promise<'done' | 'gone' | SyncTrouble>;
  /** What joining would bring; the key must be here (bring). Nothing changes yet. */
  preview(): Promise<JoinPreview | SyncTrouble>;
  /** It does not join after all: the place that bring has taken among the devices is free again. */
  decline(): Promise<void>;
  /** Puts this phone's plan and the others' together, and stays in step. Ends with the first pass, also where that fails. */
  join(): Promise<Joined | SyncTrouble>;
  /** The device gets nothing more, and can write nothing. All others have a new key, and the recovery code is new. */
  removeDevice(id: string): Promise<{ recoveryCode: string } | SyncTrouble>;
  /** The earlier code does not open it any more. */
  newRecoveryCode(): Promise<{ recoveryCode: string } | SyncTrouble>;
  /** Records that the latest recovery code was noted down. */
  recoveryCodeNoted(): Promise<void>;
  /** This phone keeps its plan and is in step no longer; the others stay. */
  leave(): Promise<void>;
  /** Off at once here and on all devices; the copy on the server goes now or, without a signal, later. */
  turnOff(): Promise<void>;
  /** It was read what has ended, or that the plan was carried over. */
  dismissEnded(): Promise<void>;
  /** Now, whatever was planned; ends with that pass. */
  syncNow(): Promise<void>;
};
