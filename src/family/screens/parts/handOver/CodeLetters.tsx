import { type ReactNode, useEffect, useRef, useState } from 'react';
import { handOverCopy } from '#family/words/handOver.ts';
import { useCopied } from '#ui/useCopied.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CodeLetters.module.css';

type CodeLettersProps = {
  letters: string;
  /** ms since 1970 */
  expiresAt: number;
  onAgain: () => void;
  /** Shown beside the letters while they are valid. */
  children?: ReactNode;
};

/** The ten letters that carry a plan, for as long as they work. Give each code a key of its own. */
export function CodeLetters({ letters, expiresAt, onAgain, children }: CodeLettersProps) {
  const { minutes, isOver } = useMinutesLeft(expiresAt);
  const shown = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone. Focusing the code also reads it out.
  useEffect(() => shown.current?.focus({ preventScroll: true }), []);
  const again = (
    <Button variant={isOver ? 'pine' : 'quiet'} size="small" onClick={onAgain}>
      <Glyph name="refresh" />
      {handOverCopy.again}
    </Button>
  );
  if (isOver) {
    return (
      <div className={styles.over}>
        <output>{handOverCopy.over}</output>
        {again}
      </div>
    );
  }
  return (
    <>
      {children}
      <div className={styles.side}>
        <p ref={shown} tabIndex={-1} className={styles.letters}>
          <VisuallyHidden>
            {`${handOverCopy.letters}: ${Array.from(letters.replaceAll('-', '')).join(' ')}`}
          </VisuallyHidden>
          <span aria-hidden="true">{letters}</span>
        </p>
        <p className="small weight-700" role="timer">
          {minutes > 0 ? handOverCopy.works(minutes) : handOverCopy.lastMinute}
        </p>
        <div className={styles.buttons}>
          <CopyButton text={letters} />
          {again}
        </div>
      </div>
    </>
  );
}

/** Shows the result in place: a toast would lie under the sheet that contains the button. */
function CopyButton({ text }: { text: string }) {
  const { isCopied, copyText } = useCopied(text);
  return (
    <>
      <Button variant="line" size="small" onClick={copyText}>
        <Glyph name={isCopied === true ? 'check' : 'copy'} />
        <span>{isCopied === true ? handOverCopy.copied : handOverCopy.copy}</span>
      </Button>
      <VisuallyHidden>
        <output>{isCopied === true && handOverCopy.copied}</output>
      </VisuallyHidden>
      {isCopied === false && <output className="small">{handOverCopy.notCopied}</output>}
    </>
  );
}

const EVERY_MS = 5000;

/** Whole minutes until a moment (ms since 1970), and whether it is over. */
function useMinutesLeft(until: number): { minutes: number; isOver: boolean } {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { minutes: Math.floor((until - now) / 60_000), isOver: now >= until };
}
