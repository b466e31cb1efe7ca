import { qrPath } from '#base/qr/qrPath.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './QrCode.module.css';

/** An address to scan, dark on light by day and at night. Nothing where it is too long for one that scans. */
export function QrCode({ address, label }: { address: string; label: string }) {
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
