import { useId, useState } from 'react';
import type { Counts } from '#family/rules/backup/countRecords.ts';
import { countsLine, restoreCopy } from '#family/words/backup.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { PassphraseForm } from './PassphraseForm.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import styles from './RestoreSheet.module.css';
import { type RestoreSource, type RestoreStep, useRestore } from './useRestore.ts';

type RestoreSheetProps = {
  source: RestoreSource;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: (counts: Counts) => void;
};

/** Compares a backup with the data on this phone, and asks what to do with it. Give each source a key of its own. */
export function RestoreSheet({ source, open, onOpenChange, onDone }: RestoreSheetProps) {
  const formId = useId();
  const [isSure, setSure] = useState(false);
  const { step, restore, unlock } = useRestore(source, (counts) => {
    onOpenChange(false);
    onDone(counts);
  });
  const close = () => onOpenChange(false);
  const isBusy = (step.is === 'locked' || step.is === 'ready') && step.isBusy;
  const isEmpty = step.is === 'ready' && countsLine(step.preview.here) === countsLine(NOTHING);
  const footer = {
    reading: <CancelButton onClick={close} />,
    failed: <CancelButton onClick={close} />,
    locked: (
      <>
        <CancelButton onClick={close} />
        <Button variant="pine" size="small" type="submit" form={formId} aria-disabled={isBusy}>
          {isBusy ? restoreCopy.unlocking : restoreCopy.unlock}
        </Button>
      </>
    ),
    ready: (
      <ReadyButtons
        isBusy={isBusy}
        isEmpty={isEmpty}
        isSure={isSure}
        onSure={(sure) => setSure(isBusy ? isSure : sure)}
        onCancel={close}
        onMerge={() => void restore('merge')}
        onReplace={() => void restore('replace')}
      />
    ),
  }[step.is];

  return (
    <Sheet
      title={isSure ? restoreCopy.sure.title : titleOf(step, source)}
      open={open}
      onOpenChange={onOpenChange}
      className={styles.body}
      footer={<div className="cluster justify-end gap-60">{footer}</div>}
    >
      {step.is === 'reading' && <output>{restoreCopy.reading}</output>}
      {step.is === 'failed' && <Alert tone="danger" title={restoreCopy.failures[step.why]} />}
      {step.is === 'locked' && (
        <PassphraseForm id={formId} isWrong={step.isWrong} onPassphrase={unlock} />
      )}
      {step.is === 'ready' && isSure && (
        <>
          <p>{restoreCopy.sure.text(countsLine(step.preview.here))}</p>
          <p className="soft">{restoreCopy.sure.first}</p>
        </>
      )}
      {step.is === 'ready' && !isSure && (
        <PreviewTable
          source={source}
          madeAt={step.backup.madeAt}
          preview={step.preview}
          isEmpty={isEmpty}
        />
      )}
      {step.is === 'ready' && step.problem !== null && (
        <Alert tone="danger" title={restoreCopy.failed.title}>
          {restoreCopy.failed[step.problem]}
        </Alert>
      )}
    </Sheet>
  );
}

const NOTHING: Counts = { children: 0, planned: 0, favorites: 0, notes: 0 };

function titleOf(step: RestoreStep, source: RestoreSource): string {
  const { titles } = restoreCopy;
  if (step.is === 'locked') return titles.locked;
  if (step.is === 'failed') return titles.failed;
  return 'plan' in source ? titles.handOver : titles.file;
}

const CancelButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" size="small" onClick={onClick}>
    {restoreCopy.cancel}
  </Button>
);

type ReadyButtonsProps = {
  isBusy: boolean;
  isEmpty: boolean;
  isSure: boolean;
  onSure: (isSure: boolean) => void;
  onCancel: () => void;
  onMerge: () => void;
  onReplace: () => void;
};

/** Offers to replace only existing data, after a confirmation. */
function ReadyButtons(props: ReadyButtonsProps) {
  const { isBusy, isEmpty, isSure, onSure, onCancel, onMerge, onReplace } = props;
  const { sure, replace, merge, bringIn } = restoreCopy;
  if (isSure) {
    return (
      <>
        <Button variant="pine" size="small" aria-disabled={isBusy} onClick={() => onSure(false)}>
          {sure.keep}
        </Button>
        <Button
          variant="line"
          size="small"
          className={styles.danger}
          aria-disabled={isBusy}
          onClick={onReplace}
        >
          {sure.replace}
        </Button>
      </>
    );
  }
  return (
    <>
      <CancelButton onClick={onCancel} />
      {!isEmpty && (
        <Button variant="line" size="small" aria-disabled={isBusy} onClick={() => onSure(true)}>
          {replace}
        </Button>
      )}
      <Button variant="pine" size="small" aria-disabled={isBusy} onClick={onMerge}>
        {isEmpty ? bringIn : merge}
      </Button>
    </>
  );
}
