import type { ReactNode } from 'react';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './Fold.module.css';

type FoldProps = { summary: string; isOpen?: boolean; children: ReactNode };

/** A line that opens. */
export function Fold({ summary, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen || undefined}>
      <summary className="row middle spread gap-100 tap weight-750 icons-110 icons-coral">
        <span>{summary}</span>
        <Glyph name="chev" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
