import { useEffect, useEffectEvent, useState } from 'react';
import type { Joined, JoinPreview } from '#family/store/sync/FamilySync.ts';
import { useCallSync, useSyncState } from '#family/store/sync/useFamilySync.ts';
import type { SpaceKeys } from '#family/store/space/spaceKeys.ts';
import { syncCopy } from '#family/words/sync.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { focusOnMount } from '#ui/focusOnMount.ts';
import { isEmptyHere, JoinPreviewed } from './JoinPreviewed.tsx';
import { bringProblem, type SetUpProblem } from './useSetUp.ts';

const { join, keyring, turnOn } = syncCopy;

type Shown = { preview: JoinPreview } | { problem: SetUpProblem } | { is: 'opening' | Joined };

/** `by`: keys that another device has handed over, or a recovery code. `onBack`: to where a wrong one was typed. */
type JoinDevicesProps = { by: SpaceKeys | string; onBack: () => void };

/** What comes together, and then this device is in step with the others. */
export function JoinDevices({ by, onBack }: JoinDevicesProps) {
  const ask = useCallSync();
  const { is } = useSyncState();
  const { isBusy, run } = useSingleFlight();
  const [shown, setShown] = useState<Shown>({ is: 'opening' });

  async function previewed(): Promise<Shown> {
    const outcome = await (typeof by === 'string'
      ? ask((sync) => sync.bring(by))
      : ask((sync) => sync.bringKeys(by)));
    if (outcome !== 'done') return { problem: bringProblem(outcome) };
    const preview = await ask((sync) => sync.preview());
    if (preview === null || typeof preview === 'string') return { problem: preview ?? 'storage' };
    return { preview };
  }
  const preview = () => run(async () => setShown(await previewed()));
  const open = useEffectEvent(() => {
    // Sync that ends with the first pass leaves what is said about it.
    if ('is' in shown && shown.is === 'opening') void preview();
  });
  const isFree = is === 'off' || is === 'locked' || is === 'ended' || is === 'removed';
  useEffect(() => {
    if (isFree) open();
  }, [isFree]);

  const decline = useEffectEvent(() => void ask((sync) => sync.decline()));
  useEffect(() => () => decline(), []);

  const joinNow = () =>
    run(async () => {
      const outcome = await ask((sync) => sync.join());
      const isTrouble = outcome === 'unreachable' || outcome === 'full' || outcome === 'on';
      setShown(outcome === null || isTrouble ? { problem: outcome ?? 'storage' } : { is: outcome });
    });

  if ('is' in shown && shown.is !== 'opening') {
    const { title, text } = join.joined[shown.is];
    return (
      <>
        <h1 tabIndex={-1} ref={focusOnMount}>
          {title}
        </h1>
        <p>{text}</p>
        <ButtonLink variant="main" to="/my-camps">
          {join.toPlan}
        </ButtonLink>
      </>
    );
  }
  const found = 'preview' in shown ? shown.preview : null;
  const isEmpty = found !== null && isEmptyHere(found);
  const title = isEmpty ? join.ready.titleEmpty : join.ready.title;
  return (
    <>
      <h1 key={found ? 'preview' : 'opening'} tabIndex={-1} ref={focusOnMount}>
        {found ? title : join.title}
      </h1>
      {is === 'on' && 'is' in shown && <Alert tone="info" title={join.already} />}
      {is !== 'on' && 'is' in shown && <output>{join.busy}</output>}
      {'problem' in shown && (
        <div key={shown.problem} tabIndex={-1} ref={focusOnMount}>
          <Alert
            tone="warn"
            title={keyring.problems[shown.problem]}
            action={
              <WayOn {...{ problem: shown.problem, onBack }} onAgain={() => void preview()} />
            }
          />
        </div>
      )}
      {found && (
        <>
          <JoinPreviewed preview={found} />
          <div className="cluster middle gap-60">
            <Button variant="main" aria-disabled={isBusy} onClick={() => void joinNow()}>
              {isBusy ? join.ready.busy : isEmpty ? join.ready.actionEmpty : join.ready.action}
            </Button>
            <ButtonLink variant="quiet" to="/">
              {turnOn.cancel}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}

type WayOnProps = { problem: SetUpProblem; onBack: () => void; onAgain: () => void };

function WayOn({ problem, onBack, onAgain }: WayOnProps) {
  if (problem === 'on') {
    return (
      <ButtonLink variant="line" size="small" to="/my-camps">
        {join.toPlan}
      </ButtonLink>
    );
  }
  const isWrong = problem === 'unknownRecovery';
  return (
    <Button variant="line" size="small" onClick={isWrong ? onBack : onAgain}>
      {isWrong ? join.back : join.again}
    </Button>
  );
}
