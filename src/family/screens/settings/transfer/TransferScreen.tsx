import { useState } from 'react';
import type { Counts } from '#family/rules/backup/countRecords.ts';
import { RestoreSheet } from '../backup/RestoreSheet.tsx';
import { TransferForm } from './TransferForm.tsx';
import { useTransfer } from './useTransfer.ts';
import { countsLine } from '#family/words/backup.ts';
import { transferCopy } from '#family/words/handOver.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './TransferPage.module.css';

// Most codes carry a plan, which needs none of it.
const JoinDevices = lazyPart(async () => (await import('../sync/JoinDevices.tsx')).JoinDevices, {
  fallback: <output>{transferCopy.busy}</output>,
});

/** `linkKey`: of the link that opened the page; '' where letters are typed. */
export function TransferScreen({ linkKey }: { linkKey: string }) {
  const { state, take, wrongRecovery } = useTransfer(linkKey);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(true);
  const [brought, setBrought] = useState<Counts | null>(null);
  if (state.is === 'joining') return <JoinDevices by={state.by} onBack={wrongRecovery} />;
  if (brought) return <Transferred counts={brought} />;
  return (
    <>
      <TransferForm
        state={state}
        typed={typed}
        onTyped={setTyped}
        onCode={(code, isLink) => {
          setOpen(true);
          return take(code, isLink);
        }}
        onDone={setBrought}
      />
      {state.is === 'found' && (
        <RestoreSheet
          key={state.no}
          source={{ plan: state.plan }}
          open={isOpen}
          onOpenChange={setOpen}
          onDone={setBrought}
        />
      )}
    </>
  );
}

/** It worked: what is here now, and where to go. */
function Transferred({ counts }: { counts: Counts }) {
  const { heading, text, favorites, home } = transferCopy.done;
  return (
    <>
      {/* Takes the focus from the sheet that closed, so that it is read out. */}
      <h1 tabIndex={-1} ref={(element) => element?.focus()} className={styles.done}>
        {heading}
      </h1>
      <p>{text(countsLine(counts))}</p>
      <div className="cluster middle gap-60">
        <ButtonLink variant="main" to="/favorites">
          {favorites}
        </ButtonLink>
        <ButtonLink variant="quiet" to="/browse">
          {home}
        </ButtonLink>
      </div>
    </>
  );
}
