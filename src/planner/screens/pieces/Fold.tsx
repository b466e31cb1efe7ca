import { type ReactNode, useState } from 'react';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './Fold.module.css';

type FoldProps = {
  summary: string;
  /** Opens it as soon as this is true; only the user closes it. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A line that opens. */
export function Fold({ summary, isOpen = false, children }: FoldProps) {
  const [open, setOpen] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpen(true);
  }
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="row middle spread gap-100 tap weight-750 icons-110 icons-coral">
        <span>{summary}</span>
        <Glyph name="chev" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
