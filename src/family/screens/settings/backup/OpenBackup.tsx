import { type ChangeEvent, useRef, useState } from 'react';
import type { Counts } from '#family/rules/backup/countRecords.ts';
import { restoreCopy } from '#family/words/backup.ts';
import { Button } from '#ui/Button.tsx';
import { RestoreSheet } from './RestoreSheet.tsx';

type Chosen = { file: File; no: number };

/** A button that opens a backup file and brings it in. */
export function OpenBackup({ onDone }: { onDone: (counts: Counts) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) {
      setChosen({ file, no: (chosen?.no ?? 0) + 1 });
      setOpen(true);
    }
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <>
      <Button variant="line" size="small" onClick={() => input.current?.click()}>
        {restoreCopy.open}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={restoreCopy.open}
        onChange={choose}
      />
      {chosen !== null && (
        <RestoreSheet
          key={chosen.no}
          source={{ file: chosen.file }}
          open={isOpen}
          onOpenChange={setOpen}
          onDone={onDone}
        />
      )}
    </>
  );
}
