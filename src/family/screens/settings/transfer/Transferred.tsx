import type { Counts } from '#family/rules/backup/countRecords.ts';
import { countsLine } from '#family/words/backup.ts';
import { transferCopy } from '#family/words/handOver.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './TransferForm.module.css';

/** It worked: what is here now, and where to go. */
export function Transferred({ counts }: { counts: Counts }) {
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
