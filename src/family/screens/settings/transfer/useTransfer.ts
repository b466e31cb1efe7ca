import { useEffect, useEffectEvent, useState } from 'react';
import type { BackupContents } from '#family/store/backup/openBackup.ts';
import type { TakenHandOver } from '#family/store/handOver/createHandOver.ts';
import type { SpaceKeys } from '#family/store/space/spaceKeys.ts';
import { useCause } from '#base/device/useCause.ts';
import { useApp } from '#base/useApp.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';

export type TransferProblem =
  | Exclude<TakenHandOver, BackupContents | { kind: 'keys' | 'recovery' }>
  /** A recovery code that opens nothing. */
  | { kind: 'unknownRecovery' }
  | { kind: 'storage' };
export type TransferState =
  | { is: 'asking' }
  | { is: 'fetching' }
  | { is: 'failed'; problem: TransferProblem; code: string; isLink: boolean }
  | { is: 'found'; plan: BackupContents; no: number }
  /** This device joins the ones that are in step. */
  | { is: 'joining'; by: SpaceKeys | string };

/** Fetches a plan by its letters, or at once by the key of a link ('' for none). */
export function useTransfer(linkKey: string) {
  const app = useApp();
  const causeOf = useCause();
  const { run } = useSingleFlight();
  const [state, setState] = useState<TransferState>({ is: linkKey === '' ? 'asking' : 'fetching' });

  async function fetchPlan(code: string, isLink: boolean): Promise<TransferState> {
    try {
      const taken = await (await app.handOver()).take(code);
      if (taken.kind === 'keys') return { is: 'joining', by: taken.keys };
      if (taken.kind === 'recovery') return { is: 'joining', by: taken.code };
      if (taken.kind === 'open') return { is: 'found', plan: taken, no: Date.now() };
      return { is: 'failed', problem: taken, code, isLink };
    } catch (error) {
      console.error('A plan could not be fetched', error);
      return { is: 'failed', problem: { kind: causeOf(error) ?? 'storage' }, code, isLink };
    }
  }
  const follow = useEffectEvent(() => fetchPlan(linkKey, true));
  useEffect(() => {
    if (linkKey === '') return undefined;
    let isWanted = true;
    const show = async () => {
      const next = await follow();
      if (isWanted) setState(next);
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [linkKey]);

  const take = async (code: string, isLink: boolean) => {
    await run(async () => {
      setState({ is: 'fetching' });
      setState(await fetchPlan(code, isLink));
    });
  };
  const wrongRecovery = () =>
    setState({ is: 'failed', problem: { kind: 'unknownRecovery' }, code: '', isLink: false });
  return { state, take, wrongRecovery };
}
