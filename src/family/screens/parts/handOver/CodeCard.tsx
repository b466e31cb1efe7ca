import type { HandOverCode } from '#family/store/handOver/handOverPost.ts';
import { qrPath } from '#base/qr/qrPath.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CodeCard.module.css';
import { CodeLetters } from './CodeLetters.tsx';

type CodeCardProps = {
  code: HandOverCode;
  /** What the picture is, for those who do not see it. */
  qrLabel: string;
  onAgain: () => void;
};

/** The letters to type and the link to scan, for as long as they work. */
export function CodeCard({ code, qrLabel, onAgain }: CodeCardProps) {
  const { letters, link, expiresAt } = code;
  return (
    <div className={styles.card}>
      <CodeLetters letters={letters} expiresAt={expiresAt} onAgain={onAgain}>
        <QrCode address={link} label={qrLabel} />
      </CodeLetters>
    </div>
  );
}

/** An address to scan, dark on light by day and at night. Nothing where it is too long for one that scans. */
function QrCode({ address, label }: { address: string; label: string }) {
  const code = qrPath(address);
  if (code === null) return null;
  return (
    <div>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.count} ${code.count}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d={code.d} />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
