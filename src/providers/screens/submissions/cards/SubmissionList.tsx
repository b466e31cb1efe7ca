import { useRef, useState, useEffect } from 'react';
import type { SubmissionAction } from '#providers/rules/submission/submissionActions.ts';
import { submissionsCopy } from '#providers/words/submissions.ts';
import { Alert } from '#ui/Alert.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { StateNews } from '../StateNews.tsx';
import { WithdrawSheet } from '../WithdrawSheet.tsx';
import type { SubmissionSummary as Card } from './submissionSummaries.ts';
import { SubmissionCard } from './SubmissionCard.tsx';
import styles from './SubmissionList.module.css';
import { useUndoable } from './useUndoable.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** What a card's buttons do. `discard` is called when it can no longer be undone. */
export type ListCommands = {
  discard: (card: Card) => void;
  run: (action: Exclude<SubmissionAction, 'discard' | 'withdraw'>, card: Card) => void;
  withdraw: (card: Card) => void;
};

type SubmissionListProps = {
  cards: readonly Card[];
  commands: ListCommands;
};

/** The cards of all submissions of this phone. */
export function SubmissionList({ cards, commands }: SubmissionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [withdrawn, setWithdrawn] = useState<Card | null>(null);
  const [broughtBack, setBroughtBack] = useState<string | null>(null);
  const undoable = useUndoable((id) => {
    const card = cards.find((one) => one.id === id);
    // The line and its Undo go with it: the focus must not go to the top of the page.
    if (list.current?.contains(document.activeElement)) list.current.focus();
    if (card !== undefined) commands.discard(card);
  });
  const queued = cards.filter(({ stage }) => stage === 'waiting' || stage === 'withdrawing').length;

  function choose(action: SubmissionAction, card: Card) {
    if (action === 'withdraw') setWithdrawn(card);
    else if (action === 'discard') {
      setBroughtBack(null);
      undoable.begin(card.id);
    } else {
      if (action === 'remove') list.current?.focus();
      commands.run(action, card);
    }
  }

  return (
    <>
      <StateNews cards={cards} />
      {queued > 0 && (
        <Alert
          tone="warn"
          glyph="offline"
          title={submissionsCopy.queued(queued)}
          className="no-max"
        >
          {submissionsCopy.queuedText}
        </Alert>
      )}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={submissionsCopy.heading}>
        {cards.map((card) => (
          <li key={card.id}>
            {undoable.isPending(card.id) ? (
              <DiscardedLine
                name={card.name}
                onUndo={() => {
                  setBroughtBack(card.id);
                  undoable.undo(card.id);
                }}
              />
            ) : (
              <SubmissionCard
                card={card}
                hasFocus={broughtBack === card.id}
                onChoose={(action) => choose(action, card)}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.elsewhere}>
        <Glyph name="link" />
        <span>
          {submissionsCopy.elsewhere}{' '}
          <AppLink to="/my-listing" hash="lost">
            {submissionsCopy.lost}
          </AppLink>
        </span>
      </p>
      <WithdrawSheet
        name={withdrawn?.name ?? null}
        onClose={() => setWithdrawn(null)}
        onWithdraw={() => {
          if (withdrawn !== null) commands.withdraw(withdrawn);
          setWithdrawn(null);
        }}
      />
    </>
  );
}

/** Replaces a discarded card while it can be restored. Undo takes the focus of the removed button. */
function DiscardedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles.line}>
      <p className="min-0 weight-650 anywhere">{submissionsCopy.discarded(name)}</p>
      <Button ref={undo} variant="line" size="small" onClick={onUndo}>
        {submissionsCopy.undo}
        <VisuallyHidden>{submissionsCopy.about(name)}</VisuallyHidden>
      </Button>
    </div>
  );
}
