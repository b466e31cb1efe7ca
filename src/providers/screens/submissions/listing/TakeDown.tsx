import { useState } from 'react';
import { myListingCopy } from '#providers/words/submissions.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { WithdrawSheet } from '../WithdrawSheet.tsx';
import styles from './ListingView.module.css';

/** Withdraws the listing after a confirmation. */
export function TakeDown({ name, onWithdraw }: { name: string; onWithdraw: () => void }) {
  const { heading, text, action } = myListingCopy.down;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title={heading}>
      <p className="soft">{text}</p>
      <Button
        variant="flush"
        size="small"
        className={styles.withdraw}
        onClick={() => setIsAsking(true)}
      >
        <Glyph name="trash" />
        {action}
      </Button>
      <WithdrawSheet
        name={isAsking ? name : null}
        onClose={() => setIsAsking(false)}
        onWithdraw={() => {
          setIsAsking(false);
          onWithdraw();
        }}
      />
    </Panel>
  );
}
