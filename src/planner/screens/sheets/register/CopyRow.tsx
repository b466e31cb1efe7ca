import { useState } from 'react';
import { registerCopy as copy } from '#planner/words/register.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './RegisterSheet.module.css';

/** One detail with a button that copies it; without clipboard access its text can be selected. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copyText = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <li className={styles.detail}>
      <div>
        <span className="soft tiny">{label}</span>
        <b>{text}</b>
        <output>{isCopied === false && copy.notCopied}</output>
      </div>
      <Button
        variant="line"
        size="small"
        aria-label={copy.copyName(label)}
        onClick={() => void copyText()}
      >
        <Glyph name={isCopied === true ? 'check' : 'copy'} />
        <span>{isCopied === true ? copy.copied : copy.copy}</span>
      </Button>
      <VisuallyHidden>
        <span aria-live="polite">{isCopied === true && copy.copied}</span>
      </VisuallyHidden>
    </li>
  );
}
