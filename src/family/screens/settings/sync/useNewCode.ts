import { useState } from 'react';
import { syncCopy as copy } from '#family/words/sync.ts';
import type { FamilySync, SyncTrouble } from '#family/store/sync/FamilySync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import { toast } from '#ui/layers/toasts.ts';

/** A recovery code that was just made, to be shown once. */
export function useNewCode() {
  const ask = useCallSync();
  const [code, setCode] = useState<{ text: string; isOpen: boolean } | null>(null);

  /** Whether `work` made one. */
  async function show(
    work: (sync: FamilySync) => Promise<{ recoveryCode: string } | SyncTrouble>,
  ): Promise<boolean> {
    const made = await ask(work);
    if (made === null || typeof made === 'string') {
      toast({ title: copy.keyring.problems[made ?? 'storage'], tone: 'danger' });
      return false;
    }
    setCode({ text: made.recoveryCode, isOpen: true });
    return true;
  }

  const close = () => setCode((shown) => shown && { ...shown, isOpen: false });
  return { code, show, close };
}
