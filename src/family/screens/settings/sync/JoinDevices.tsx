import { useEffect, useEffectEvent, useState } from 'react';
import type { JoinPreview } from '#family/store/sync/FamilySync.ts';
import { useCallSync, useSyncState } from '#family/store/sync/useFamilySync.ts';
import type { SpaceKeys } from '#family/store/space/spaceKeys.ts';
import { syncCopy } from '#family/words/sync.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { isEmptyHere, JoinPreviewed } from './JoinPreviewed.tsx';
import { bringProblem, type SetUpProblem } from './useSetUp.ts';

const { join, keyring, turnOn } = syncCopy;

type Shown = { preview: JoinPreview } | { problem: SetUpProblem } | { is: 'opening' | 'done' };

/** `by`: keys that another device has handed over, or a recovery code. `onBack`: to where the code was typed. */
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
  const open = useEffectEvent(() => void previewed().then(setShown));
  const isFree = is === 'off' || is === 'locked' || is === 'ended' || is === 'removed';
  useEffect(() => {
    if (isFree) open();
  }, [isFree]);

  const decline = useEffectEvent(() => void ask((sync) => sync.decline()));
  useEffect(() => () => decline(), []);

  const joinNow = () =>
    run(async () => {
      const outcome = await ask((sync) => sync.join());
      setShown(outcome === 'done' ? { is: outcome } : { problem: outcome ?? 'storage' });
    });

  if ('is' in shown && shown.is === 'done') {
    return (
      <>
        <h1 tabIndex={-1} ref={(element) => element?.focus()}>
          {join.done}
        </h1>
        <p>{join.doneText}</p>
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
      <h1>{found ? title : join.title}</h1>
      {is === 'on' && 'is' in shown && <Alert tone="info" title={join.already} />}
      {is !== 'on' && 'is' in shown && <output>{join.busy}</output>}
      {'problem' in shown && (
        <Alert
          tone="warn"
          title={keyring.problems[shown.problem]}
          action={
            shown.problem === 'unknown' ? (
              <Button variant="line" size="small" onClick={onBack}>
                {join.back}
              </Button>
            ) : (
              <Button variant="line" size="small" onClick={() => void previewed().then(setShown)}>
                {join.again}
              </Button>
            )
          }
        />
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
