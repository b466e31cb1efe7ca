import { useEffect, useEffectEvent, useState } from 'react';
import type { JoinPreview, SyncTrouble, TurnOnOutcome } from '#family/store/sync/FamilySync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import type { syncCopy } from '#family/words/sync.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';

export type SetUpProblem = keyof typeof syncCopy.keyring.problems;

export type SetUpStep =
  | { is: 'looking' }
  /** The account has no copy: one begins from this phone. */
  | { is: 'turnOn' }
  /** It has one that is not open here. */
  | { is: 'locked'; by: 'password' | 'recovery' }
  /** The copy on the server can no longer be opened. */
  | { is: 'anew' }
  /** It is open, and this phone can join. */
  | { is: 'ready'; preview: JoinPreview }
  /** On, and this is shown once. */
  | { is: 'code'; recoveryCode: string }
  | { is: 'failed' };

type Shown = { step: SetUpStep; problem: SetUpProblem | null };
const at = (step: SetUpStep): Shown => ({ step, problem: null });
const failed = (problem: SetUpProblem): Shown => ({ step: { is: 'failed' }, problem });

type SetUp = {
  /** This phone has been in step before: opening the copy is all it takes. */
  isBound: boolean;
  onCode: () => void;
  onJoined: () => void;
};

/** The way from "off" to "on", whatever the account has. */
export function useSetUp({ isBound, onCode, onJoined }: SetUp) {
  const ask = useCallSync();
  const [{ step, problem }, setShown] = useState<Shown>({ step: { is: 'looking' }, problem: null });
  const { isBusy, run } = useSingleFlight();

  const setProblem = (next: SetUpProblem | null) =>
    setShown((shown) => ({ ...shown, problem: next }));
  const go = (next: SetUpStep) => setShown({ step: next, problem: null });

  async function looked(): Promise<Shown> {
    const found = await ask((sync) => sync.look());
    if (found === 'open') return previewed();
    if (found === 'locked') return at({ is: 'locked', by: 'password' });
    if (found === 'none') return isBound ? failed('none') : at({ is: 'turnOn' });
    return failed(found ?? 'storage');
  }

  async function previewed(): Promise<Shown> {
    const found = await ask((sync) => sync.preview());
    const isPreview = found !== null && typeof found === 'object';
    return isPreview ? at({ is: 'ready', preview: found }) : failed(found ?? 'storage');
  }

  /** `work` resolves the problem, or null. */
  async function busily(work: () => Promise<SetUpProblem | null>) {
    await run(async () => {
      setProblem(null);
      const found = await work();
      if (found !== null) setProblem(found);
    });
  }

  async function took(turned: TurnOnOutcome | null): Promise<SetUpProblem | null> {
    if (turned === null) return 'storage';
    if (turned.outcome === 'done') {
      go({ is: 'code', recoveryCode: turned.recoveryCode });
      onCode();
    } else if (turned.outcome === 'copyThere') setShown(await looked());
    else return turned.outcome;
    return null;
  }

  const firstLook = useEffectEvent(looked);
  useEffect(() => {
    let isWanted = true;
    const begin = async () => {
      const found = await firstLook();
      if (isWanted) setShown(found);
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, []);

  return {
    step,
    problem,
    isBusy,
    go,
    turnOn: (password: string) =>
      busily(async () =>
        password === '' ? 'empty' : took(await ask((sync) => sync.turnOn(password))),
      ),
    startAnew: (password: string) =>
      busily(async () =>
        password === '' ? 'empty' : took(await ask((sync) => sync.startAnew(password))),
      ),
    unlock: (by: 'password' | 'recovery', secret: string) =>
      busily(async () => {
        if (secret.trim() === '') return by === 'password' ? 'empty' : 'emptyCode';
        const outcome = await ask((sync) => sync.unlock(by, secret));
        if (outcome === 'done' && isBound) onJoined();
        else if (outcome === 'done') setShown(await previewed());
        else return problemOf(outcome, by);
        return null;
      }),
    join: () =>
      busily(async () => {
        const outcome = await ask((sync) => sync.join());
        if (outcome !== 'done') return outcome ?? 'storage';
        onJoined();
        return null;
      }),
  };
}

function problemOf(
  outcome: 'wrong' | 'none' | SyncTrouble | null,
  by: 'password' | 'recovery',
): SetUpProblem {
  if (outcome === 'wrong') return by === 'password' ? 'wrongKey' : 'wrongCode';
  return outcome ?? 'storage';
}
