import { withdrawCopy } from '#providers/words/submissions.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import styles from './WithdrawSheet.module.css';

type WithdrawSheetProps = {
  /** The name of the listing; null while the sheet is closed. */
  name: string | null;
  onClose: () => void;
  onWithdraw: () => void;
};

/** Asks before a listing is withdrawn from the server: that cannot be undone. */
export function WithdrawSheet({ name, onClose, onWithdraw }: WithdrawSheetProps) {
  const { title, text, keep, withdraw } = withdrawCopy;
  return (
    <Sheet
      open={name !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title(name ?? '')}
      className={styles.text}
      footer={
        <div className="cluster justify-end gap-50">
          <Button variant="quiet" size="small" onClick={onClose}>
            {keep}
          </Button>
          <Button variant="line" size="small" className={styles.withdraw} onClick={onWithdraw}>
            {withdraw}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Sheet>
  );
}
