import { useEffect, useRef } from 'react';
import type { HandOverCode } from '#data/handOver/createHandOver.ts';
import { moveCopy } from '#content/handOver.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CodeCard.module.css';
import { QrCode } from './QrCode.tsx';
import { useMinutesLeft } from './useMinutesLeft.ts';

/** The letters to type and the link to scan, for as long as they work. */
export function CodeCard({ code, onAgain }: { code: HandOverCode; onAgain: () => void }) {
  const { letters, link, expiresAt } = code;
  const { minutes, isOver } = useMinutesLeft(expiresAt);
  const shown = useRef<HTMLParagraphElement>(null);
  // The button that asked for it is gone; and so it is read out.
  useEffect(() => shown.current?.focus({ preventScroll: true }), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letters);
      toast({ title: moveCopy.copied, description: letters });
    } catch {
      toast({ title: moveCopy.notCopied, tone: 'info' });
    }
  };
  const again = (
    <Button variant={isOver ? 'pine' : 'quiet'} size="small" onClick={onAgain}>
      <Glyph name="refresh" />
      {moveCopy.again}
    </Button>
  );
  if (isOver) {
    return (
      <div className={styles.over}>
        <output>{moveCopy.over}</output>
        {again}
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <QrCode address={link} label={moveCopy.qr} />
      <div className={styles.side}>
        <p ref={shown} tabIndex={-1} className={styles.letters}>
          <VisuallyHidden>
            {moveCopy.letters}: {Array.from(letters.replaceAll('-', '')).join(' ')}
          </VisuallyHidden>
          <span aria-hidden="true">{letters}</span>
        </p>
        <p className={styles.left} role="timer">
          {minutes > 0 ? moveCopy.works(minutes) : moveCopy.lastMinute}
        </p>
        <div className={styles.buttons}>
          <Button variant="line" size="small" onClick={() => void copy()}>
            <Glyph name="copy" />
            {moveCopy.copy}
          </Button>
          {again}
        </div>
      </div>
    </div>
  );
}
