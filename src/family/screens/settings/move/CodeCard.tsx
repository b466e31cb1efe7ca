import type { HandOverCode } from '#family/store/handOver/createHandOver.ts';
import { handOverCopy } from '#family/words/handOver.ts';
import { CodeLetters } from '../../parts/handOver/CodeLetters.tsx';
import styles from './CodeCard.module.css';
import { QrCode } from './QrCode.tsx';

/** The letters to type and the link to scan, for as long as they work. */
export function CodeCard({ code, onAgain }: { code: HandOverCode; onAgain: () => void }) {
  const { letters, link, expiresAt } = code;
  return (
    <div className={styles.card}>
      <CodeLetters letters={letters} expiresAt={expiresAt} onAgain={onAgain}>
        <QrCode address={link} label={handOverCopy.qr} />
      </CodeLetters>
    </div>
  );
}
