import type { Camp } from '#camps/rules/camp/camp.ts';
import { campPath } from '#camps/rules/camp/campPath.ts';
import { qrPath } from '#base/qr/qrPath.ts';
import { usePrinting } from '../../parts/usePrinting.ts';
import styles from './PageCode.module.css';

/** The way back from paper: the code of this page. Nobody else waits for it to be computed. */
export function PageCode({ camp }: { camp: Camp }) {
  return usePrinting() && <Code camp={camp} />;
}

function Code({ camp }: { camp: Camp }) {
  const code = qrPath(window.location.origin + campPath(camp.id));
  if (code === null) return null;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.count} ${code.count}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={code.d} />
    </svg>
  );
}
