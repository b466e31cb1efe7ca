import type { PathPoint } from './brushes/land.ts';
import { Ridge } from './brushes/Ridge.tsx';
import { Fringe } from './brushes/Fringe.tsx';

const hills: PathPoint[] = [
  [-4, 92],
  [90, 74],
  [200, 98],
  [370, 72],
];
const meadow: PathPoint[] = [
  [-4, 122],
  [120, 112],
  [240, 126],
  [370, 114],
];

/** A folded map left in the meadow. */
export function MapScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 360 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="360" height="150" fill="var(--s-sky-3)" />
      <circle cx="262" cy="52" r="62" fill="var(--s-sky-5)" />
      <circle cx="262" cy="52" r="26" fill="var(--s-sun)" />
      <Ridge land={hills} floor={150} fill="mid" />
      <Fringe land={hills} from={0} to={360} fill="mid" step={12} height={22} seed={4} sink={6} />
      <Ridge land={meadow} floor={150} fill="front" />
      <g transform="translate(120 128) rotate(-4)">
        <path d="M-46-52l30 8 32-10 30 8v52l-30-8-32 10-30-8z" fill="var(--s-cloud)" />
        <path d="M-16-44V8M16-54V-2" stroke="var(--s-dome)" strokeWidth="2" strokeDasharray="4 3" />
        <path
          d="M-36-22c20-12 28 12 44-2s20-6 28-4"
          fill="none"
          stroke="var(--s-near)"
          strokeWidth="3"
        />
        <path d="M24-34l6 10H18z" fill="var(--s-tent-a)" />
      </g>
    </svg>
  );
}
