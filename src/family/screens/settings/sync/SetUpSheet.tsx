import { useId, useState } from 'react';
import { syncCopy } from '#family/words/sync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { JoinTable } from './JoinTable.tsx';
import { KeyForm } from './KeyForm.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';
import styles from './SetUpSheet.module.css';
import { type SetUpStep, useSetUp } from './useSetUp.ts';
import { EncryptionNote } from './WhatGoes.tsx';

const { join, turnOn, recovery, keyring } = syncCopy;

type SetUpSheetProps = {
  open: boolean;
  isBound: boolean;
  onClose: () => void;
  /** Sync is on, and its code must be shown, even if the sheet was closed. */
  onCode: () => void;
};

/** Turns sync on: with a new copy, or with the one that the account has. Give each opening a key of its own. */
export function SetUpSheet({ open, isBound, onClose, onCode }: SetUpSheetProps) {
  const formId = useId();
  const [isSaved, setSaved] = useState(false);
  const { step, problem, isBusy, go, ...does } = useSetUp({
    isBound,
    onCode,
    onJoined() {
      onClose();
      toast({ title: join.done, description: join.doneText });
    },
  });
  const ask = useCallSync();
  const close = () => {
    onClose();
    if (step.is !== 'code') return;
    if (isSaved) void ask((sync) => sync.recoveryCodeNoted());
    else toast({ title: recovery.later, description: recovery.laterText, tone: 'info' });
  };
  const isEmpty = step.is === 'ready' && Object.values(step.preview.here).every((n) => n === 0);
  const submit = (label: string, busy: string) => (
    <Button variant="pine" size="small" type="submit" form={formId} aria-disabled={isBusy}>
      {isBusy ? busy : label}
    </Button>
  );
  const cancel = (
    <Button variant="quiet" size="small" onClick={close}>
      {turnOn.cancel}
    </Button>
  );
  const trouble = problem === null ? undefined : keyring.problems[problem];

  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={titleOf(step, isEmpty)}
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
            cancel
          )}
          {step.is === 'turnOn' && submit(turnOn.action, turnOn.busy)}
          {step.is === 'locked' && submit(join.locked.action, join.locked.busy)}
          {step.is === 'anew' && submit(join.anew.action, join.anew.busy)}
          {step.is === 'ready' && (
            <Button
              variant="pine"
              size="small"
              aria-disabled={isBusy}
              onClick={() => void does.join()}
            >
              {isBusy ? join.ready.busy : isEmpty ? join.ready.actionEmpty : join.ready.action}
            </Button>
          )}
        </div>
      }
    >
      {step.is === 'looking' && <output>{join.looking}</output>}
      {step.is === 'failed' && <Alert tone="info" glyph="offline" title={trouble ?? ''} />}
      {step.is === 'turnOn' && (
        <>
          <p>{turnOn.text}</p>
          <KeyForm id={formId} by="password" problem={trouble} onSecret={does.turnOn} />
          <EncryptionNote />
        </>
      )}
      {step.is === 'locked' && (
        <>
          <p>{step.by === 'password' ? join.locked.text : join.locked.textCode}</p>
          <KeyForm
            key={step.by}
            id={formId}
            by={step.by}
            problem={trouble}
            onSecret={(secret) => does.unlock(step.by, secret)}
          />
          <div className="cluster gap-25-100">
            {step.by === 'password' ? (
              <Button
                variant="quiet"
                size="small"
                onClick={() => go({ is: 'locked', by: 'recovery' })}
              >
                {join.locked.byCode}
              </Button>
            ) : (
              <>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => go({ is: 'locked', by: 'password' })}
                >
                  {join.locked.byPassword}
                </Button>
                <Button variant="quiet" size="small" onClick={() => go({ is: 'anew' })}>
                  {join.locked.neither}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {step.is === 'anew' && (
        <>
          <p>{join.anew.text}</p>
          <KeyForm id={formId} by="password" problem={trouble} onSecret={does.startAnew} />
        </>
      )}
      {step.is === 'ready' && (
        <>
          <JoinTable preview={step.preview} />
          {!isEmpty && <p className="soft">{join.ready.rule}</p>}
          {trouble !== undefined && <Alert tone="info" glyph="offline" title={trouble} />}
        </>
      )}
      {step.is === 'code' && (
        <RecoveryCode code={step.recoveryCode} isSaved={isSaved} onSaved={setSaved} />
      )}
    </Sheet>
  );
}

function titleOf({ is }: SetUpStep, isEmpty: boolean): string {
  if (is === 'code') return recovery.title;
  if (is === 'locked') return join.locked.title;
  if (is === 'anew') return join.anew.title;
  if (is === 'ready') return isEmpty ? join.ready.titleEmpty : join.ready.title;
  return is === 'turnOn' ? turnOn.title : syncCopy.label;
}
