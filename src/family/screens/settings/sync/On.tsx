import { useState } from 'react';
import { syncCopy as copy } from '#family/words/sync.ts';
import type { SyncState } from '#family/store/sync/FamilySync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import { whenLabel } from '#base/day/whenLabel.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { FamilyDevices } from './FamilyDevices.tsx';
import { NewCodeSheet } from './NewCodeSheet.tsx';
import styles from './SyncRow.module.css';
import { useNewCode } from './useNewCode.ts';

type OnProps = { state: Extract<SyncState, { is: 'on' }> };

/** The row while sync is on, with its progress. Turning it off is confirmed, because that deletes the copy. */
export function On({ state }: OnProps) {
  const { syncedAt, isRunning, leftOut, keptOut, newCodeAt } = state;
  const ask = useCallSync();
  const { run } = useSingleFlight();
  const { code, show, close } = useNewCode();
  const [isEnding, setEnding] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [now] = useState(() => Date.now());
  const newCode = () => void run(() => show((sync) => sync.newRecoveryCode()));

  return (
    <>
      <Switch
        label={copy.label}
        // Later ones are on the row's own line.
        hint={syncedAt === null ? copy.first : undefined}
        checked={!isEnding}
        onChange={(next) => setEnding(!next)}
      />
      {isEnding && <Ending onKeep={() => setEnding(false)} />}
      <Notices state={state} onNewCode={newCode} />
      {newCodeAt !== null && (
        <p className="soft small">
          {copy.newCodeElsewhere(whenLabel(newCodeAt, Math.max(now, newCodeAt)))}
        </p>
      )}
      {leftOut > 0 && <p className="soft small">{copy.leftOut(leftOut)}</p>}
      {keptOut > 0 && <p className="soft small">{copy.keptOut(keptOut)}</p>}
      <div className={styles.buttons}>
        <Button
          variant="line"
          size="small"
          aria-disabled={isRunning}
          onClick={() => void ask((sync) => sync.syncNow())}
        >
          <Glyph name="refresh" />
          <span>{isRunning ? copy.syncing : copy.syncNow}</span>
        </Button>
        <Button variant="flush" size="small" onClick={() => setChanging(true)}>
          {copy.newCode}
        </Button>
      </div>
      {isChanging && (
        <Alert
          tone="warn"
          title={copy.changeCode.title}
          action={
            <>
              <Button
                variant="pine"
                size="small"
                onClick={() => {
                  setChanging(false);
                  newCode();
                }}
              >
                {copy.changeCode.action}
              </Button>
              <Button variant="quiet" size="small" onClick={() => setChanging(false)}>
                {copy.changeCode.keep}
              </Button>
            </>
          }
        >
          <p>{copy.changeCode.text}</p>
        </Alert>
      )}
      <FamilyDevices
        devices={state.devices}
        onRemove={(id) => show((sync) => sync.removeDevice(id))}
      />
      {code !== null && (
        <NewCodeSheet key={code.text} code={code.text} open={code.isOpen} onClose={close} />
      )}
    </>
  );
}

/** What the family should know, the most pressing first. */
function Notices({ state, onNewCode }: OnProps & { onNewCode: () => void }) {
  const { problem, lacksRecoveryCode, isCarriedOver } = state;
  const ask = useCallSync();
  return (
    <>
      {problem !== null && <Alert tone="warn" title={copy.problems[problem]} />}
      {isCarriedOver && (
        <Alert
          tone="info"
          title={copy.carriedOver.text}
          action={
            <Button
              variant="line"
              size="small"
              onClick={() => void ask((sync) => sync.dismissEnded())}
            >
              {copy.carriedOver.action}
            </Button>
          }
        />
      )}
      {lacksRecoveryCode && (
        <Alert
          tone="warn"
          title={copy.recovery.missing}
          action={
            <Button variant="line" size="small" onClick={onNewCode}>
              {copy.recovery.show}
            </Button>
          }
        >
          <p>{copy.recovery.missingText}</p>
        </Alert>
      )}
    </>
  );
}

/** Off everywhere, or on this phone only. */
function Ending({ onKeep }: { onKeep: () => void }) {
  const ask = useCallSync();
  return (
    <Alert
      tone="warn"
      title={copy.turnOff.title}
      action={
        <>
          <Button variant="pine" size="small" onClick={() => void ask((sync) => sync.turnOff())}>
            {copy.turnOff.action}
          </Button>
          <Button variant="line" size="small" onClick={() => void ask((sync) => sync.leave())}>
            {copy.turnOff.here}
          </Button>
          <Button variant="quiet" size="small" onClick={onKeep}>
            {copy.turnOff.keep}
          </Button>
        </>
      }
    >
      <p>{copy.turnOff.text}</p>
    </Alert>
  );
}
