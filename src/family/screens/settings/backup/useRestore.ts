import { useEffect, useEffectEvent, useState } from 'react';
import type { RestorePreview } from '#family/store/backup/createBackup.ts';
import type { BackupContents } from '#family/store/backup/openBackup.ts';
import type { RestoreWay } from '#family/store/backup/restoreBackup.ts';
import { useCause } from '#base/device/useCause.ts';
import { useApp } from '#base/useApp.ts';
import type { Counts } from '#family/rules/backup/countRecords.ts';
import type { restoreCopy } from '#family/words/backup.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';

/** A chosen file, or a plan that another phone sent. */
export type RestoreSource = { file: File } | { plan: BackupContents };

export type RestoreStep =
  | { is: 'reading' }
  | { is: 'locked'; isWrong: boolean; isBusy: boolean }
  | { is: 'failed'; why: keyof typeof restoreCopy.failures }
  | {
      is: 'ready';
      backup: BackupContents;
      preview: RestorePreview;
      isBusy: boolean;
      problem: 'full' | 'storage' | 'unreachable' | null;
    };

/** Restores a source after a preview. `onDone` receives the counts of the result. */
export function useRestore(source: RestoreSource, onDone: (counts: Counts) => void) {
  const app = useApp();
  const causeOf = useCause();
  const [step, setStep] = useState<RestoreStep>({ is: 'reading' });
  const { run } = useSingleFlight();

  async function look(passphrase: string | null): Promise<RestoreStep> {
    try {
      const backup = await app.backup();
      const opened = 'plan' in source ? source.plan : await backup.open(source.file, passphrase);
      if (opened.kind === 'needsPassphrase' || opened.kind === 'wrongPassphrase') {
        return { is: 'locked', isWrong: opened.kind === 'wrongPassphrase', isBusy: false };
      }
      if (opened.kind !== 'open') return { is: 'failed', why: opened.kind };
      const preview = await backup.preview(opened.data);
      return { is: 'ready', backup: opened, preview, isBusy: false, problem: null };
    } catch (error) {
      console.error('A backup could not be looked at', error);
      return { is: 'failed', why: causeOf(error) ?? 'storage' };
    }
  }
  const firstLook = useEffectEvent(() => look(null));
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      const next = await firstLook();
      if (isWanted) setStep(next);
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, []);

  async function restore(way: RestoreWay) {
    if (step.is !== 'ready') return;
    setStep({ ...step, isBusy: true, problem: null });
    try {
      await (await app.backup()).restore(step.backup.data, way);
      onDone(way === 'merge' ? step.preview.together : step.preview.backup);
    } catch (error) {
      console.error('A backup could not be restored', error);
      const problem = isStorageFull(error) ? 'full' : (causeOf(error) ?? 'storage');
      setStep({ ...step, isBusy: false, problem });
    }
  }

  return {
    step,
    restore: (way: RestoreWay) => run(() => restore(way)),
    unlock: (passphrase: string) =>
      run(async () => {
        setStep({ is: 'locked', isWrong: false, isBusy: true });
        setStep(await look(passphrase));
      }),
  };
}

/** Whether an error was caused by a full disk. */
const isStorageFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isFull' in error && error.isFull === true;
