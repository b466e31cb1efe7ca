import { useState } from 'react';
import { syncCopy } from '#family/words/sync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';
import styles from './SetUpSheet.module.css';

const { recovery } = syncCopy;

type NewCodeSheetProps = { code: string; open: boolean; onClose: () => void };

/** Another recovery code; the earlier one opens nothing any more. */
export function NewCodeSheet({ code, open, onClose }: NewCodeSheetProps) {
  const [isSaved, setSaved] = useState(false);
  const ask = useCallSync();
  const close = () => {
    onClose();
    if (isSaved) void ask((sync) => sync.recoveryCodeNoted());
  };
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={recovery.title}
      className={styles.body}
      footer={
        <div className="cluster justify-end gap-60">
          <Button
            variant="pine"
            size="small"
            aria-disabled={!isSaved}
            onClick={() => isSaved && close()}
          >
            {recovery.done}
          </Button>
        </div>
      }
    >
      <RecoveryCode code={code} isSaved={isSaved} onSaved={setSaved} />
    </Sheet>
  );
}
