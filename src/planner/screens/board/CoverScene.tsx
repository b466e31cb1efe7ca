import { Fir } from '#ui/scenes/brushes/Fir.tsx';
import { Fringe } from '#ui/scenes/brushes/Fringe.tsx';
import type { PathPoint } from '#ui/scenes/brushes/land.ts';
import { Ridge } from '#ui/scenes/brushes/Ridge.tsx';
import { Sun } from '#ui/scenes/brushes/Sky.tsx';
import { Tent } from '#ui/scenes/brushes/Tent.tsx';
import styles from './CoverScene.module.css';

/** Lowest where a phone has its second line of words. */
const far: PathPoint[] = [
  [-4, 196],
  [150, 180],
  [330, 200],
  [520, 196],
  [700, 194],
  [904, 168],
];
const middle: PathPoint[] = [
  [-4, 214],
  [180, 206],
  [420, 218],
  [640, 200],
  [904, 206],
];
const meadow: PathPoint[] = [
  [-4, 232],
  [240, 226],
  [520, 230],
  [760, 220],
  [904, 226],
];
const RINGS = [420, 310, 220, 150, 92];
/** Where the sun stands with nothing covered, and how far it rises: never beside the number, which is the widest line. */
const LOW = 214;
const RISE = 80;
/** The land lies low: the words keep the sky. */
const SUNK = 12;

/**
 * The sun comes up as the minutes fill: `share` from 0 to 1. It rises when that changes, and is where it belongs when the
 * scene is first drawn. Decoration; the words say it, too.
 */
export function CoverScene({
  share,
  className,
}: {
  share: number;
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 900 240"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <rect width="900" height="240" fill="var(--s-sky-0)" />
      <g className={styles.sun} ref={(sun) => sun?.style.setProperty('--rise', `${share * RISE}`)}>
        <Sun x={850} y={LOW} r={44} rings={RINGS} />
      </g>
      <g transform={`translate(0 ${SUNK})`}>
        <Ridge land={far} floor={244} fill="far" />
        <Ridge land={middle} floor={244} fill="mid" />
        <Fringe
          land={middle}
          from={470}
          to={900}
          fill="mid"
          step={12}
          height={26}
          seed={11}
          sink={6}
        />
        <Ridge land={meadow} floor={244} fill="front" />
        <Tent x={716} base={232} size={0.5} />
        <Fir x={880} base={238} height={88} side={-1} />
        <Fir x={660} base={236} height={54} />
      </g>
    </svg>
  );
}
