import { useState } from 'react';
import { type LastBackup, type ProfileStore, settingsCopy, useLastBackup } from '#family/family.ts';
import { deviceClock } from '#base/device/clock.ts';
import { withTimeout } from '#base/device/withTimeout.ts';
import { ALARMS_CACHE } from '#base/storage/storageKeys.ts';
import { dayOfMoment } from '#base/day/moment.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import styles from './DeleteRow.module.css';
import { useWhatGoes } from './useWhatGoes.ts';
import { type App, useApp } from '#base/useApp.ts';

const copy = settingsCopy.erase;
const ALARMS_TIMEOUT_MS = 5000;

type EraseSheetProps = { open: boolean; profile: ProfileStore; onClose: () => void };

/** Names what would be lost, and requires a typed word: this cannot be undone. */
export function EraseSheet({ open, profile, onClose }: EraseSheetProps) {
  const goes = useWhatGoes(profile);
  const last = useLastBackup();
  const erase = useEraseDevice();
  const [typed, setTyped] = useState('');
  const { isBusy, run } = useSingleFlight();
  const isSure = typed.trim().toUpperCase() === copy.word;

  async function begin() {
    if (!isSure) return;
    try {
      await erase();
      // A new page: nothing of what was in memory may be written again.
      window.location.assign('/');
    } catch {
      toast({ title: copy.failed, description: copy.failedText, tone: 'danger' });
    }
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={copy.title}
      className={styles.body}
      footer={
        <div className="cluster spread gap-50">
          <Button variant="flush" size="small" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button
            variant="line"
            size="small"
            className={styles.delete}
            aria-disabled={!isSure || isBusy}
            onClick={() => void run(begin)}
          >
            {isBusy ? copy.busy : copy.action}
          </Button>
        </div>
      }
    >
      <p>{copy.undone}</p>
      <ul className={styles.goes}>
        {goes.map((line) => (
          <li key={line} className="row middle gap-70 weight-650 leading-135">
            <Glyph name="x" />
            {line}
          </li>
        ))}
      </ul>
      <Alert
        tone="warn"
        glyph="box"
        title={lastWords(last)}
        action={
          <Button variant="line" size="small" href="#backup" onClick={onClose}>
            {copy.backup}
          </Button>
        }
      />
      <FormInput
        id="erase-word"
        label={copy.type}
        required={null}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        onText={setTyped}
      />
    </Sheet>
  );
}

const lastWords = (last: LastBackup | null | 'opening') =>
  last === null || last === 'opening' ? copy.noBackup : copy.lastBackup(dayOfMoment(last.madeAt));

/** Erases everything of Camply on this device. Rejects when it could not. */
function useEraseDevice(): () => Promise<void> {
  const { store, planner } = useApp();
  return async () => {
    await turnOffAlarms(planner);
    const { eraseDevice } = await import('#base/storage/eraseDevice.ts');
    await eraseDevice({
      store,
      localStorage: () => localStorage,
      sessionStorage: () => sessionStorage,
      caches: 'caches' in globalThis ? globalThis.caches : undefined,
    });
  };
}

const tooLong = () => new DOMException('no signal', 'TimeoutError');

/** While the phone still has the right to: without a signal the server forgets them once it rings one. */
async function turnOffAlarms(planner: App['planner']): Promise<void> {
  const turnOff = async () => {
    if (!(await globalThis.caches?.has(ALARMS_CACHE))) return;
    const alarms = await (await planner()).alarms();
    await alarms.turnOff();
  };
  // Nothing keeps a phone from being erased.
  await withTimeout(turnOff(), deviceClock, ALARMS_TIMEOUT_MS, tooLong).catch(() => undefined);
}
