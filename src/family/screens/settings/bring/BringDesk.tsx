import { useState } from 'react';
import type { Counts } from '#family/rules/backup/countThings.ts';
import { RestoreSheet } from '../backup/RestoreSheet.tsx';
import { BringForm } from './BringForm.tsx';
import { Brought } from './Brought.tsx';
import { useBring } from './useBring.ts';

/** `linkKey`: of the link that opened the page; '' where letters are typed. */
export function BringDesk({ linkKey }: { linkKey: string }) {
  const { state, take } = useBring(linkKey);
  const [isOpen, setOpen] = useState(true);
  const [brought, setBrought] = useState<Counts | null>(null);
  if (brought) return <Brought counts={brought} />;
  return (
    <>
      <BringForm
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
