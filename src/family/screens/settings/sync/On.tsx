import { useState } from 'react';
import { syncCopy as copy } from '#family/words/sync.ts';
import type { SyncState } from '#family/store/sync/FamilySync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import { whenLabel } from '#base/day/whenLabel.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { NewCodeSheet } from './NewCodeSheet.tsx';
import styles from './SyncRow.module.css';

/** The row while sync is on, with its progress. Turning it off is confirmed, because that deletes the copy. */
export function On({ state }: { state: Extract<SyncState, { is: 'on' }> }) {
  const { syncedAt, isRunning, problem, leftOut, lacksRecoveryCode } = state;
  const ask = useCallSync();
  const { run } = useSingleFlight();
  const [isEnding, setEnding] = useState(false);
  const [code, setCode] = useState<{ text: string; isOpen: boolean } | null>(null);
  const [now] = useState(() => Date.now());
  const when = syncedAt === null ? null : whenLabel(syncedAt, Math.max(now, syncedAt));

  async function newCode() {
    const made = await ask((sync) => sync.newRecoveryCode());
    if (made !== null && typeof made === 'object') {
      setCode({ text: made.recoveryCode, isOpen: true });
      return;
    }
    toast({ title: copy.keyring.problems[made ?? 'storage'], tone: 'danger' });
  }

  return (
    <>
      <Switch
        label={copy.label}
        hint={copy.on(when)}
        checked={!isEnding}
        onChange={(next) => setEnding(!next)}
      />
      {isEnding && (
        <Alert
          tone="warn"
          title={copy.turnOff.title}
          action={
            <>
              <Button
                variant="pine"
                size="small"
                onClick={() => void ask((sync) => sync.turnOff())}
              >
                {copy.turnOff.action}
              </Button>
              <Button variant="quiet" size="small" onClick={() => setEnding(false)}>
                {copy.turnOff.keep}
              </Button>
            </>
          }
        >
          <p>{copy.turnOff.text}</p>
        </Alert>
      )}
      {problem !== null && <Alert tone="warn" title={copy.problems[problem]} />}
      {lacksRecoveryCode && (
        <Alert
          tone="warn"
          title={copy.recovery.missing}
          action={
            <Button variant="line" size="small" onClick={() => void run(newCode)}>
              {copy.recovery.show}
            </Button>
          }
        >
          <p>{copy.recovery.missingText}</p>
        </Alert>
      )}
      {leftOut > 0 && <p className="soft small">{copy.leftOut(leftOut)}</p>}
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
        <Button
          variant="quiet"
          size="small"
          className={styles.quiet}
          onClick={() => void run(newCode)}
        >
          {copy.newCode}
        </Button>
      </div>
      {code !== null && (
        <NewCodeSheet
          key={code.text}
          code={code.text}
          open={code.isOpen}
          onClose={() => setCode({ ...code, isOpen: false })}
        />
      )}
    </>
  );
}
