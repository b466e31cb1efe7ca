import { useState } from 'react';
import type { Counts } from '#family/rules/backup/countRecords.ts';
import { RestoreSheet } from '../backup/RestoreSheet.tsx';
import { TransferForm } from './TransferForm.tsx';
import { Transferred } from './Transferred.tsx';
import { useTransfer } from './useTransfer.ts';

/** `linkKey`: of the link that opened the page; '' where letters are typed. */
export function TransferScreen({ linkKey }: { linkKey: string }) {
  const { state, take } = useTransfer(linkKey);
  const [isOpen, setOpen] = useState(true);
  const [brought, setBrought] = useState<Counts | null>(null);
  if (brought) return <Transferred counts={brought} />;
  return (
    <>
      <TransferForm
        state={state}
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
