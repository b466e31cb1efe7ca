import { createStore } from 'zustand/vanilla';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import { backupData, type BackupData } from '#family/rules/backup/backupFile.ts';
import { countChangesSince, type Counts, countRecords } from '#family/rules/backup/countRecords.ts';
import { mergeRecords } from '#family/rules/backup/mergeRecords.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import { askToPersist } from '#base/storage/askToPersist.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import type { Live } from '#base/storage/live.ts';
import { collect, type FamilyTools } from './collect.ts';
import { type KeyValueStorage, type LastBackup, lastBackup } from './lastBackup.ts';
import { openBackupFile, type OpenedBackup, sealBackup } from './openBackup.ts';
import { type RestoreWay, restoreBackup } from './restoreBackup.ts';

/** A file to be downloaded. */
export type BackupFile = LastBackup & { name: string; text: string };

export type RestorePreview = {
  here: Counts;
  backup: Counts;
  together: Counts;
  /** Entries of the file that could not be read. */
  skipped: number;
  /** What would stay out of a merge for want of room. */
  leftOut: number;
};

export type Backup = {
  /** The last backup; null without one or without storage. */
  last: Live<LastBackup | null>;
  /** Changes of the plan since the last backup; all there is where there was none. Rejects with StorageError. */
  changesSinceLast(): Promise<number>;
  /** All that the family has on this device. Rejects with StorageError. */
  records(): Promise<readonly FamilyRecord[]>;
  /** A file of all data. `null`: it is not encrypted. Rejects with StorageError. */
  make(passphrase: string | null): Promise<BackupFile>;
  /** The person has it: it is the last backup from now on. */
  keep(file: BackupFile): void;
  /** Reads a file; nothing changes yet. Never rejects. */
  open(file: Blob, passphrase: string | null): Promise<OpenedBackup>;
  /** What is here, what is in a backup, and both put together. Rejects with StorageError. */
  preview(data: BackupData): Promise<RestorePreview>;
  /** All of it, or nothing. Rejects with StorageError. */
  restore(data: BackupData, way: RestoreWay): Promise<void>;
};

export type BackupTools = FamilyTools & {
  localStorage: KeyValueStorage;
  clock?: Clock | undefined;
  /** The browser's, or a stand-in. */
  persist?: () => Promise<boolean>;
};

export function createBackup({
  localStorage,
  clock = deviceClock,
  persist = askToPersist,
  ...family
}: BackupTools): Backup {
  const remembered = lastBackup(localStorage);
  const last = createStore<LastBackup | null>(() => remembered.read());

  return {
    last,
    async changesSinceLast() {
      const { records } = await collect(family);
      return countChangesSince(records, last.getState()?.madeAt ?? 0);
    },
    records: async () => (await collect(family)).records,
    async make(passphrase) {
      const { profile, records } = await collect(family);
      const madeAt = clock.now();
      const when = new Date(madeAt).toISOString();
      const text = await sealBackup(backupData(records, profile), when, passphrase);
      const { length: bytes } = new TextEncoder().encode(text);
      return { name: `camply-${atlantaDay(madeAt)}.json`, text, madeAt, bytes };
    },
    keep({ madeAt, bytes }) {
      remembered.write({ madeAt, bytes });
      last.setState({ madeAt, bytes });
    },
    open: (file, passphrase) => openBackupFile(file, passphrase, clock.now()),
    async preview(data) {
      const { records } = await collect(family);
      const together = mergeRecords(records, data.records, clock.now());
      return {
        here: countRecords(records),
        backup: countRecords(data.records),
        together: countRecords(together.records),
        skipped: data.skipped,
        leftOut: together.leftOut,
      };
    },
    async restore(data, way) {
      await restoreBackup(family.store, await family.profile(), data, way, clock.now());
      // Not awaited: the browser may show a prompt.
      void persist();
    },
  };
}
