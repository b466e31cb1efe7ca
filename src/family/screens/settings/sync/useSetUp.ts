import { useState } from 'react';
import type { FamilySync, Joined, JoinPreview } from '#family/store/sync/FamilySync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import type { syncCopy } from '#family/words/sync.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';

export type SetUpProblem = keyof typeof syncCopy.keyring.problems;

export type SetUpStep =
  /** A space begins from this phone. */
  | { is: 'turnOn' }
  /** Another phone, or the recovery code, brings the key. */
  | { is: 'bring' }
  /** The key is here, and this phone can join. */
  | { is: 'ready'; preview: JoinPreview }
  /** On, and this is shown once. */
  | { is: 'code'; recoveryCode: string };

type SetUp = {
  first: SetUpStep;
  onCode: () => void;
  /** `on`: another tab was quicker. */
  onJoined: (how: Joined | 'on') => void;
};

/** The way from "off" to "on". */
export function useSetUp({ first, onCode, onJoined }: SetUp) {
  const ask = useCallSync();
  const [step, setStep] = useState(first);
  const [problem, setProblem] = useState<SetUpProblem | null>(null);
  const { isBusy, run } = useSingleFlight();

  /** `work` resolves the problem, or null. */
  async function busily(work: () => Promise<SetUpProblem | null>) {
    await run(async () => {
      setProblem(null);
      setProblem(await work());
    });
  }

  async function bring(code: string): Promise<SetUpProblem | null> {
    if (code.trim() === '') return 'empty';
    const outcome = await ask((sync) => sync.bring(code));
    if (outcome !== 'done') return bringProblem(outcome);
    const preview = await ask((sync) => sync.preview());
    if (preview === null || typeof preview === 'string') return preview ?? 'storage';
    setStep({ is: 'ready', preview });
    return null;
  }

  return {
    step,
    problem,
    isBusy,
    bring: (code: string) => busily(() => bring(code)),
    turnOn: () =>
      busily(async () => {
        const turned = await ask((sync) => sync.turnOn());
        if (turned === null || typeof turned === 'string') return turned ?? 'storage';
        setStep({ is: 'code', recoveryCode: turned.recoveryCode });
        onCode();
        return null;
      }),
    join: () =>
      busily(async () => {
        const outcome = await ask((sync) => sync.join());
        if (outcome === null) return 'storage';
        if (outcome === 'unreachable' || outcome === 'full') return outcome;
        onJoined(outcome);
        return null;
      }),
  };
}

/** Why no key came. */
export function bringProblem(
  outcome: Exclude<Awaited<ReturnType<FamilySync['bring' | 'bringKeys']>>, 'done'> | null,
): SetUpProblem {
  if (outcome === null) return 'storage';
  return typeof outcome === 'object' ? outcome.kind : outcome;
}
