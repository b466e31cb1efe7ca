import { useId, useState } from 'react';
import { syncCopy } from '#family/words/sync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { isEmptyHere, JoinPreviewed } from './JoinPreviewed.tsx';
import { KeyForm } from './KeyForm.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';
import styles from './SetUpSheet.module.css';
import { type SetUpStep, useSetUp } from './useSetUp.ts';
import { EncryptionNote } from './WhatGoes.tsx';

const { join, turnOn, recovery, keyring } = syncCopy;

type SetUpSheetProps = {
  open: boolean;
  first: SetUpStep;
  onClose: () => void;
  /** Sync is on, and its code must be shown, even if the sheet was closed. */
  onCode: () => void;
};

/** Turns sync on: with a new space, or with that of another device. Give each opening a key of its own. */
export function SetUpSheet({ open, first, onClose, onCode }: SetUpSheetProps) {
  const formId = useId();
  const [isSaved, setSaved] = useState(false);
  const { step, problem, isBusy, ...does } = useSetUp({
    first,
    onCode,
    onJoined(how) {
      onClose();
      const { title, text } =
        how === 'on' ? { title: keyring.problems.on, text: undefined } : join.joined[how];
      toast({ title, description: text, tone: how === 'done' ? 'good' : 'info' });
    },
  });
  const ask = useCallSync();
  const close = () => {
    onClose();
    if (step.is === 'ready') void ask((sync) => sync.decline());
    if (step.is !== 'code') return;
    if (isSaved) void ask((sync) => sync.recoveryCodeNoted());
    else toast({ title: recovery.later, description: recovery.laterText, tone: 'info' });
  };
  const trouble = problem === null ? undefined : keyring.problems[problem];

  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={titleOf(step)}
      className={styles.body}
      footer={
        <div className="cluster justify-end gap-60">
          {step.is === 'code' ? (
            <Button
              variant="pine"
              size="small"
              aria-disabled={!isSaved}
              onClick={() => isSaved && close()}
            >
              {recovery.done}
            </Button>
          ) : (
            <>
              <Button variant="quiet" size="small" onClick={close}>
                {turnOn.cancel}
              </Button>
              <Action step={step} formId={formId} isBusy={isBusy} {...does} />
            </>
          )}
        </div>
      }
    >
      {step.is === 'turnOn' && (
        <>
          <p>{turnOn.text}</p>
          <EncryptionNote />
        </>
      )}
      {step.is === 'bring' && (
        <>
          <p>{join.text}</p>
          <KeyForm id={formId} problem={trouble} onCode={does.bring} />
        </>
      )}
      {step.is === 'ready' && <JoinPreviewed preview={step.preview} />}
      {step.is === 'code' && (
        <RecoveryCode code={step.recoveryCode} isSaved={isSaved} onSaved={setSaved} />
      )}
      {trouble !== undefined && step.is !== 'bring' && (
        <Alert tone="info" glyph="offline" title={trouble} />
      )}
    </Sheet>
  );
}

type ActionProps = Pick<ReturnType<typeof useSetUp>, 'isBusy' | 'turnOn' | 'join'> & {
  step: SetUpStep;
  formId: string;
};

function Action({ step, formId, isBusy, ...does }: ActionProps) {
  if (step.is === 'bring') {
    return (
      <Button variant="pine" size="small" type="submit" form={formId} aria-disabled={isBusy}>
        {isBusy ? join.busy : join.action}
      </Button>
    );
  }
  if (step.is === 'turnOn') {
    return (
      <Button variant="pine" size="small" aria-disabled={isBusy} onClick={() => void does.turnOn()}>
        {isBusy ? turnOn.busy : turnOn.action}
      </Button>
    );
  }
  const isEmpty = step.is === 'ready' && isEmptyHere(step.preview);
  return (
    <Button variant="pine" size="small" aria-disabled={isBusy} onClick={() => void does.join()}>
      {isBusy ? join.ready.busy : isEmpty ? join.ready.actionEmpty : join.ready.action}
    </Button>
  );
}

function titleOf(step: SetUpStep): string {
  if (step.is === 'code') return recovery.title;
  if (step.is === 'bring') return join.title;
  if (step.is === 'turnOn') return turnOn.title;
  return isEmptyHere(step.preview) ? join.ready.titleEmpty : join.ready.title;
}
