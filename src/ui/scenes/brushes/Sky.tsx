import styles from './Sky.module.css';
import { cutPath } from './cutPath.ts';
import { paper, type Paper } from './paper.ts';

const skies: readonly Paper[] = ['sky-1', 'sky-2', 'sky-3', 'sky-4', 'sky-5'];

/** What the switch of the look (app/shell/menu/theme.ts) grows from, sets and brings up again. */
function Disc({ x, y, r }: { x: number; y: number; r: number }) {
  return <circle data-sun="" cx={x} cy={y} r={r} fill={paper('sun')} />;
}

/** The sun disc (the moon at night) in five flat rings; beyond the last is the calm sky for text. */
export function Sun({
  x,
  y,
  r,
  rings,
}: {
  x: number;
  y: number;
  r: number;
  rings: readonly number[];
}) {
  return (
    <>
      {rings.map((ring, index) => (
        <circle key={ring} cx={x} cy={y} r={ring} fill={paper(skies[index] ?? 'sky-5')} />
      ))}
      <Disc x={x} y={y} r={r} />
    </>
  );
}

/**
 * The sun low under the words of a phone's poster: one wide ring and a narrow one, so that no word stands on more than
 * two colors. Beyond the wide ring is whatever lies behind the drawing.
 */
export function LowSun({ x, y, r, ring }: { x: number; y: number; r: number; ring: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={ring} fill={paper('sky-3')} />
      <circle cx={x} cy={y} r={r * 1.3} fill={paper('sky-5')} />
      <Disc x={x} y={y} r={r} />
    </>
  );
}

/** Four-pointed stars [x, y, size], seen at night only. */
export function Stars({ at }: { at: readonly (readonly [number, number, number])[] }) {
  const path = cutPath();
  for (const [x, y, s] of at) {
    const q = s * 0.28;
    path.move(x, y - s).line(x + q, y - q, x + s, y, x + q, y + q, x, y + s);
    path.line(x - q, y + q, x - s, y, x - q, y - q).close();
  }
  return <path d={path.d()} fill={paper('star')} />;
}

export function Cloud({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g className={styles.cloud}>
      <path
        transform={`translate(${x} ${y}) scale(${size})`}
        d="M-70 14C-84 14-86-4-70-6-70-22-48-28-38-18-30-38 6-38 12-18 26-28 48-20 46-6 66-8 70 14 54 14z"
        fill={paper('cloud')}
      />
    </g>
  );
}
